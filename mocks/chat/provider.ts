// The chat page of a fake provider, as Crisp and tawk.to host one: a document of another origin, with scripts and
// styles of its own. A `data:` URL needs no server, so development, stories and tests use the same page.

const html = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Example Chat</title>
<style>
  body { display: flex; flex-direction: column; gap: 0.5rem; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 1rem;
    font: 1rem/1.5 sans-serif; color: #14202b; background: #fff }
  ol { display: flex; flex: 1; flex-direction: column; gap: 0.5rem; margin: 0; padding: 0; list-style: none }
  li { align-self: flex-start; max-width: 80%; padding: 0.5rem 0.75rem; border-radius: 0.75rem; background: #eceff1 }
  .visitor { align-self: flex-end; background: #dfe9f5 }
  form { display: flex; gap: 0.5rem }
  input { flex: 1; min-width: 0; min-height: 2.75rem; padding: 0 0.75rem }
  input, button { font: inherit }
</style>
<main>
  <ol><li>Example Chat: How can we help?</ol>
  <form><input aria-label="Write to the chat" autocomplete="off"><button>Send</button></form>
</main>
<script>
  const say = (textContent, className) =>
    document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent, className }))
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const [field] = event.target
    say('You: ' + field.value, 'visitor')
    say('Example Chat: Thank you, a person will answer.', '')
    field.value = ''
  })
</script>`

/** Returns the URL of a document. */
export const pageUrl = (text: string): string => `data:text/html;charset=utf-8,${encodeURIComponent(text)}`

/** The provider and the URL of its chat page. */
export const exampleChat = { url: pageUrl(html), provider: 'chat.example' }
