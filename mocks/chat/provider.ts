// A fake chat provider (D13). Each function is sent as the text of a complete script, so it uses nothing from this
// file.

/** A widget with a global, a listener, a timer and a conversation, as real providers have. */
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

/** A script that throws in its first line. */
function throwing() {
  throw new Error('The example chat is broken.')
}

/** A script that runs and never shows anything. */
function empty() {
  Object.assign(window, { ExampleChat: { version: 1 } })
}

/** A script that navigates its window away after it has drawn. */
function leaving() {
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Example Chat' }))
  setTimeout(() => location.reload(), 500)
}

const behaviors = { answering, throwing, empty, leaving }

/** The behaviors of the fake provider's script. */
export type Behavior = keyof typeof behaviors

/** The script's address, which only the mocks answer. */
export const widgetUrl = 'https://chat.example/widget.js'

/** Returns the script as the provider would send it. */
export const widgetScript = (behavior: Behavior): string => `;(${String(behaviors[behavior])})()`
