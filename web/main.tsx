/** Brings the rendered page to life. Started by `inline/start.ts` after the page has painted. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import { App } from './app.tsx'
import './inline/start-types.ts'
import { drawRestWhenWanted, saveScrollPosition } from './platform/deferred-rendering.ts'
import { loadI18n } from './platform/i18n.tsx'
import { findRoute } from './routes.tsx'
import { fetchWhenApproached } from './transitions.ts'

const language = findLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE
const [i18n] = await Promise.all([loadI18n(language), findRoute(window.location.pathname).load(language)])

function onAlive() {
  window.start?.ready()
  drawRestWhenWanted()
  saveScrollPosition()
  fetchWhenApproached()
}

const root = document.getElementById('root')
startTransition(() => {
  if (root) hydrateRoot(root, <App i18n={i18n} onAlive={onAlive} />)
})
