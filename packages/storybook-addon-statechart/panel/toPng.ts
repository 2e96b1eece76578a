/**
 * Renders an SVG document as a PNG image.
 *
 * @param svg an SVG document with width and height
 * @param scale pixels per SVG unit; less if the image would exceed what browsers draw
 * @throws Error if the browser cannot draw the document
 */
export async function toPng(svg: string, scale = 2): Promise<Blob> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const factor = Math.min(scale, maxSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * factor)
    canvas.height = Math.ceil(height * factor)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    if (blob === null) throw new Error(`The browser cannot draw a PNG of ${canvas.width} × ${canvas.height} pixels.`)
    return blob
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const maxSide = 8192
