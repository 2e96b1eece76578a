import { serveHosted } from '#server/hosted.ts'

serveHosted()
