// A chat provider of our own (D13). Each behaviour is a whole script: it is sent as text and knows nothing of this file.

/** A widget as providers write them: a global, listeners, a timer, something kept, and a conversation. */
function answering() {
  Object.assign(window, { ExampleChat: { version: 1 } })
  addEventListener('resize', () => undefined)
  setInterval(() => document.dispatchEvent(new Event('example-chat-beat')), 1_000)
  const chat = document.createElement('main')
  const said = document.createElement('ol')
  const say = (text: string) => said.append(Object.assign(document.createElement('li'), { textContent: text }))
  const form = document.createElement('form')
  const field = Object.assign(document.createElement('input'), { ariaLabel: 'Write to the chat', autocomplete: 'off' })
  form.append(field, Object.assign(document.createElement('button'), { textContent: 'Send' }))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    say(`You: ${field.value}`)
    say('Example Chat: Thank you, a person will answer.')
    field.value = ''
  })
  say('Example Chat: How can we help?')
  Object.assign(chat.style, { padding: '1rem', font: '1rem/1.5 sans-serif' })
  chat.append(said, form)
  document.body.append(chat)
}

/** A script with a fault in its first line. */
function throwing() {
  throw new Error('The example chat is broken.')
}

/** A script that replaces what browsers bring, in its own window and in those around it, and then draws. */
function overwriting() {
  const broken = () => {
    throw new Error('This was overwritten by the example chat.')
  }
  for (const target of [window, parent]) {
    Object.assign(target, { fetch: broken, JSON: { parse: broken, stringify: broken }, AbortController: broken })
  }
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Example Chat' }))
}

/** A script that runs and never shows anything. */
function empty() {
  Object.assign(window, { ExampleChat: { version: 1 } })
}

/** A script that leads its window elsewhere after it has drawn. */
function leaving() {
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Example Chat' }))
  setTimeout(() => location.reload(), 500)
}

const behaviours = { answering, throwing, overwriting, empty, leaving }

/** What the script of the example provider can do. */
export type Behaviour = keyof typeof behaviours

/** Where the script is; nobody answers there but the mocks. */
export const widgetUrl = 'https://chat.example/widget.js'

/** The script, as the provider would send it. */
export const widgetScript = (behaviour: Behaviour): string => `;(${String(behaviours[behaviour])})()`
