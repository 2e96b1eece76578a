// The chat page of a provider, which has an origin of its own.
import { createServer } from 'node:http'
import { exampleChat } from '#mocks/chat/provider.ts'
import { chatPort } from './addresses.ts'

const page = decodeURIComponent(exampleChat.url.slice(exampleChat.url.indexOf(',') + 1))
createServer((_, response) => void response.setHeader('Content-Type', 'text/html;charset=utf-8').end(page)).listen(
  chatPort,
  '127.0.0.1',
)
