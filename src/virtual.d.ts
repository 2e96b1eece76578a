/// <reference types="vite/client" />

declare module 'virtual:drawing/*' {
  const drawing: import('#build/drawings.ts').DrawingFile
  export default drawing
}
