import type { Page } from '@playwright/test'
import { caseStudies } from '#content/owner.ts'
import { sitePages } from '#content/site-pages.ts'
import { failing, goOffline, inTurn, press, type Scene, unanswered } from './scene.ts'

const pages = (audit: string): Scene[] =>
  [
    ...sitePages.map(({ path }) => path),
    '/privacy',
    '/nothing-here',
    '/case-study/nothing-here',
    '/audit/00000000-0000-4000-8000-000000000000',
    audit,
    '/client-portal',
    '/secure/admin',
    '/offline',
  ].map((path) => ({ name: nameOf(path, audit), path }))

const nameOf = (path: string, audit: string) => {
  if (path === '/') return 'home'
  return path === audit ? 'audit-report' : path.slice(1).replaceAll('/', '-').slice(0, 24)
}

const FORM = '#contact form'

/** Fills in the whole form. */
async function fillIn(page: Page): Promise<void> {
  // Content below the first screen is rendered in a later task.
  await page.locator(FORM).waitFor()
  for (const field of await page
    .locator(`${FORM} :is(input:not([type=checkbox]), textarea)`)
    .locator('visible=true')
    .all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'reader@example.org' : 'Something to be read')
  }
}

const send = press(`${FORM} button[type=submit]`)

const states: Scene[] = [
  ...caseStudies.slice(0, 1).map(({ id }) => ({
    name: 'case-study-explored',
    path: `/case-study/${id}`,
    act: press('.parts summary'),
  })),
  {
    name: 'figures-open',
    path: '/',
    isOverlay: true,
    async act(page) {
      await page.mouse.wheel(0, 10)
      await page.locator('.figures-fold').click()
    },
  },
  {
    name: 'hero-loading',
    path: '/projects',
    isOverlay: true,
    before: unanswered('**/assets/home-*.js'),
    act: press('header .logo'),
  },
  {
    name: 'page-broken',
    path: '/',
    isOverlay: true,
    before: failing('**/assets/projects-*.js'),
    act: press('main a[href="/projects"]'),
  },
  {
    name: 'contact-unsent',
    path: '/',
    before: failing('**/api/contact'),
    act: inTurn(fillIn, send),
    isOverlay: true,
  },
  {
    name: 'contact-queued',
    path: '/',
    act: inTurn(fillIn, goOffline, send),
    isOverlay: true,
  },
  { name: 'contact-sent', path: '/', act: inTurn(fillIn, send), isOverlay: true },
  {
    name: 'connection-lost',
    path: '/projects',
    isOverlay: true,
    // The panel loads some seconds after the page.
    act: inTurn(
      (page) => page.waitForTimeout(6000),
      goOffline,
      (page) => page.locator('.notice-line').click(),
    ),
  },
  {
    name: 'welcome',
    path: '/',
    isOverlay: true,
    act: (page) => page.locator('.notice-line').click(),
  },
  { name: 'noticed', path: '/privacy#noticed', isOverlay: true },
  { name: 'printed', path: '/', act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'forced-colours', path: '/', act: (page) => page.emulateMedia({ forcedColors: 'active' }) },
]

const overlays: Scene[] = [
  { name: 'languages', path: '/', act: press('header summary') },
  // On a wide window there is no such button.
  { name: 'menu', path: '/', act: press('header button[aria-haspopup=dialog]') },
  { name: 'resume-dialog', path: '/', act: press('#resume-download-btn') },
  { name: 'sign-in', path: '/client-portal?login=1' },
  { name: 'sign-in-rejected', path: '/client-portal?login=1', act: press('[role=dialog] button[type=submit]') },
  { name: 'register', path: '/client-portal?login=1', act: press('[role=dialog] [role=tab]:last-child') },
  { name: 'reset-password', path: '/client-portal?login=1#reset=token' },
  { name: 'contact-rejected', path: '/#contact', act: send },
  { name: 'skill-open', path: '/#about', act: press('#about summary') },
].map((scene) => ({ ...scene, isOverlay: true }))

/** @param audit path of a website's report. */
export const visitorScenes = (audit: string): Scene[] => [...pages(audit), ...states, ...overlays]
