import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { drawingFiles } from '#build/drawings.ts'
import { siteFacts } from '#build/siteFacts.ts'

// Stories show the site's components without its pages' code splitting.
export default defineConfig({
  plugins: [siteFacts(), drawingFiles(), react(), msw({ mode: 'worker-only' })],
})
