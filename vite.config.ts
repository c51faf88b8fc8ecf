import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Browsers of the last two and a half years: they have everything that the stylesheet uses, `light-dark()` included. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: {
    target,
    cssTarget: target,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // React by itself, so that it is evaluated in a task of its own and the page answers in between.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
    },
  },
})
