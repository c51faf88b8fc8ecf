import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Browsers of the last two and a half years: they have everything that the stylesheet uses, `light-dark()` included. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  // React has it itself by now; the stand-in for older ones is not needed.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
      { find: 'react-style-singleton', replacement: join(import.meta.dirname, 'web/ui/style-singleton.ts') },
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'web/ui/lucide-icon.ts') },
    ],
  },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target,
    cssTarget: target,
    modulePreload: {
      polyfill: false,
      // What every page has already is not named again for each part that is fetched later. The frame names no scripts of
      // its parts at all, for that would make every page longer: a page's are fetched when its link is approached.
      resolveDependencies: (_, files, { hostId }) =>
        files.filter(
          (file) =>
            !/\/(?:react|shell|rolldown-runtime)-/.test(file) && !(/\/main-/.test(hostId) && file.endsWith('.js')),
        ),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // By itself, so that it is evaluated in a task of its own and the page answers in between.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            // What nearly every page needs comes in one file: each file of its own costs a request and its headers.
            {
              name: 'shell',
              test: /web\/(?:ui\/(?:announcer|diagram\/diagram|boundary|out-of-reach|nav-link|skeleton|use-disclosure|use-online|icon|lucide-icon|tilt)|platform\/(?:api-error|session|theme|visit|behavior-context|chat-request|privacy|save-file)|pages\/skeletons|features\/(?:contact\/draft|profile\/skill-row|resume\/use-resume-dialog|accounts\/address|navigation\/items|case-studies\/colors))\.tsx?$|content\/assistant\.ts$|contract\/(?:endpoint|chat-limits|page-address)\.ts$|lucide-react\/dist\/esm\/icons\/(?:x|chevron-down|mail|arrow-right|arrow-down|download|gauge|loader-circle|send)\./,
            },
            // What is fetched together once the page is used: its figures, and what counts the visit.
            {
              name: 'used',
              test: /web\/(?:features\/performance\/(?:figures-card|field-vitals|words)\.tsx?$|platform\/(?:visit-count|sections|leaving|noticing-switch)\.tsx?$|ui\/vitals\/[\w-]+\.tsx?$)|contract\/(?:visits|ratings)\.ts$|node_modules\/web-vitals\//,
            },
            // By itself: what asks for consent needs it, and so does what never asks.
            {
              name: 'common',
              test: /web\/platform\/(?:feature-words|measurement-id)\.tsx?$|contract\/(?:personal-pages|google-analytics)\.ts$/,
            },
            // What asks for consent, and what is done with it: together or not at all.
            {
              name: 'consent',
              test: /web\/(?:features\/consent\/(?:card|use-consent|words)\.tsx?$|platform\/(?:consent|google-analytics|reading)\.ts$)/,
            },
            // Pictures of a few lines that several features share, and the home page does not have at first.
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
