// A fake chat provider (D13). Each function is sent as the text of a complete script, so it uses nothing from this
// file.

/** A widget with a global, a listener, a timer and a conversation, as real providers have. */
function answering() {
  Object.assign(window, { ExampleChat: { version: 1 } })
  addEventListener('resize', () => undefined)
  setInterval(() => document.dispatchEvent(new Event('example-chat-beat')), 1_000)
  const chat = document.createElement('main')
  const said = document.createElement('ol')
  // A bubble for each message: the visitor's on the right.
  const say = (text: string) => {
    const isOurs = text.startsWith('You: ')
    const bubble = Object.assign(document.createElement('li'), { textContent: text })
    const look = { padding: '0.5rem 0.75rem', maxWidth: '80%', borderRadius: '0.75rem', color: '#14202b' }
    Object.assign(bubble.style, look, {
      alignSelf: isOurs ? 'flex-end' : 'flex-start',
      background: isOurs ? '#dfe9f5' : '#eceff1',
    })
    said.append(bubble)
  }
  const form = document.createElement('form')
  const field = Object.assign(document.createElement('input'), { ariaLabel: 'Write to the chat', autocomplete: 'off' })
  const button = Object.assign(document.createElement('button'), { textContent: 'Send' })
  Object.assign(button.style, { padding: '0 1rem', font: 'inherit' })
  form.append(field, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    say(`You: ${field.value}`)
    say('Example Chat: Thank you, a person will answer.')
    field.value = ''
  })
  say('Example Chat: How can we help?')
  const column = { display: 'flex', flexDirection: 'column', gap: '0.5rem' }
  Object.assign(document.body.style, { margin: '0' })
  Object.assign(chat.style, column, {
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: '1rem',
    font: '1rem/1.5 sans-serif',
    background: '#fff',
  })
  Object.assign(said.style, column, { flex: '1', margin: '0', padding: '0', listStyle: 'none' })
  Object.assign(form.style, { display: 'flex', gap: '0.5rem' })
  Object.assign(field.style, { flex: '1', minWidth: '0', minHeight: '2.75rem', padding: '0 0.75rem', font: 'inherit' })
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
