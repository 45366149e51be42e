import react from '@vitejs/plugin-react'
import fonts from './generated/fonts.json' with { type: 'json' }

/** Preloads the fonts, as a developer would in index.html. */
const preloads = {
  name: 'preloads',
  transformIndexHtml: () =>
    fonts.map((href) => ({
      tag: 'link',
      attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true },
      injectTo: 'head',
    })),
}

export default {
  plugins: [react(), preloads],
  resolve: { alias: { '@': import.meta.dirname } },
  build: { assetsDir: '_assets' },
}
