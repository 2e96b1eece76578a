import type { Recording } from '#machines/call/callMachine.ts'

type Listeners = { onSaved: (recording: Recording) => void; onFailed: () => void }

/**
 * Records picture and voice of a stream that is shown: Chromium decodes a voice only for an element that plays it.
 *
 * @returns a function that ends the recording, which is then saved
 * @throws Error if the browser has no way to record
 */
export function record(stream: MediaStream, { onSaved, onFailed }: Listeners): () => void {
  // A recorder keeps to the tracks with which it started, and waits for each of them to begin. A voice may begin later, so its
  // track comes from a mixer, which is silent until then.
  const mixer = new AudioContext()
  try {
    const mix = mixer.createMediaStreamDestination()
    mixer.createMediaStreamSource(stream).connect(mix)
    const recorder = new MediaRecorder(new MediaStream([...stream.getVideoTracks(), ...mix.stream.getTracks()]))
    const start = performance.now()
    recorder.addEventListener('dataavailable', ({ data }) => {
      const ending = data.type.startsWith('video/mp4') ? 'mp4' : 'webm'
      const seconds = Math.round((performance.now() - start) / 1000)
      onSaved({ url: URL.createObjectURL(data), ending, seconds })
    })
    recorder.addEventListener('stop', () => void mixer.close())
    recorder.addEventListener('error', onFailed)
    recorder.start()
    return () => recorder.stop()
  } catch (error) {
    void mixer.close()
    throw error
  }
}
