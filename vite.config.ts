import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isOn } from '#contract/site/site.ts'
import { appearance } from './scripts/build/appearance-plugin.ts'
import { ownerContent } from './scripts/build/owner-plugin.ts'

/** Browsers of the last two and a half years: they have everything that the stylesheet uses, `light-dark()` included. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

const used =
  /web\/(?:features\/audit\/(?:figures-card|field-vitals|i18n)\.tsx?$|platform\/tracking\/(?:visit-report|sections|page-activity|page-exit|tracking-opt-out)\.tsx?$|ui\/vitals\/[\w-]+\.tsx?$)|contract\/(?:analytics\/visit-events|ratings)\.ts$|node_modules\/web-vitals\//

/** Keeps of an icon's module what `web/ui/lucide-icon.ts` draws: every page would carry its names and React keys otherwise. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/,\s*key: "\w+"/g, '')
        .replace(/^ {2}(?:name: "[^"]*"|size: \d+|aliases: \[[^\]]*\]),?$/gm, '')
        .replace('__iconData.node;', ''),
      map: null,
    }),
  },
}

export default defineConfig({
  plugins: [leanIcons, ownerContent(), appearance(), react(), tailwindcss()],
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
              test: /web\/(?:ui\/(?:toast\/announcer|initials|languages|boundary|load-error|nav-link|skeleton|hooks\/use-(?:disclosure|online)|icon|lucide-icon|effects\/tilt|form\/(?:draft|error-text|field|submit-button|use-submit))|platform\/(?:api-error|session|theme|tracking\/(?:track-event|behavior-context|may-count)|save-file)|pages\/skeletons|features\/(?:contact\/(?:draft|load-sending)|profile\/skill-row|resume\/use-resume-dialog|accounts\/sign-in\/address|navigation\/items|case-studies\/(?:colors|metrics|small-drawing)))\.tsx?$|content\/(?:networks|period)\.ts$|contract\/(?:endpoint|limits|chat\/chat-limits|content\/(?:address|content|person-name|skill-level))\.ts$|lucide-react\/dist\/esm\/icons\/(?:x|search|message-circle|chevron-down|mail|arrow-right|arrow-down|download|gauge|loader-circle|send)\./,
            },
            // What is fetched together once the page is used: its figures, and what counts the visit.
            {
              name: 'used',
              // Whoever has no card of the figures fetches none of its code.
              test: (id: string) => used.test(id) && (isOn('figures') || !id.includes('/figures-card.tsx')),
            },
            // By itself: what asks for consent needs it, and so does what never asks. Those who ask the chat for something have it, too.
            {
              name: 'common',
              test: /web\/platform\/(?:feature-messages|chat-request|tracking\/measurement-id)\.tsx?$|contract\/(?:chat\/personal-pages|analytics\/google-analytics)\.ts$/,
            },
            // Too small for files of their own, and not of the chat alone, though it has all three: how a language writes what stands side
            // by side, whether the browser keeps anything, which addresses can be measured.
            {
              name: 'small',
              test: /content\/language\/(?:traits|comma|colon|brackets|quotation)\.ts$|web\/platform\/keeps\.ts$|contract\/audit\/page-address\.ts$/,
            },
            // Each is small, the chat has all of them, and a file of its own costs more than any.
            {
              name: 'chat-small',
              test: /web\/features\/chat\/(?:i18n\.tsx|messages\/(?:footnotes\.tsx|summary\.ts)|persona\/roles\.ts|state\/(?:log|chat-context|move-page)\.ts)$/,
            },
            // What comes unasked: also those need it who are never asked for consent.
            { name: 'unasked', test: /web\/(?:ui\/unasked\/|platform\/use-turn)/ },
            // What asks for consent, and what is done with it: together or not at all.
            {
              name: 'consent',
              test: /web\/(?:features\/consent\/(?:card|use-consent|i18n)\.tsx?$|platform\/(?:consent|tracking\/(?:google-analytics|reading-progress))\.ts$)/,
            },
            // What the admin area and the client portal read with, and nothing else does.
            { name: 'async', test: /web\/ui\/async\/|node_modules\/@tanstack\// },
            // Forms, beyond what the home page has of them.
            { name: 'form', test: /web\/ui\/form\/(?:controls|text-area|use-form)\.tsx?$/ },
            // A small drawing, and what the chat does with one.
            { name: 'diagram', test: /web\/ui\/diagram\/(?:diagram|save)\.tsx?$/ },
            // Pictures of a few lines that several features share, and the home page does not have at first.
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
