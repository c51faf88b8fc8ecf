/** The résumé dialog as a reader meets it, and answers made for a journey. */

import { readFile } from 'node:fs/promises'
import type { Download, Page, Route } from '@playwright/test'
import type { ResumeDialogMessages } from '#content/interface/en/resume/resume-dialog.ts'
import { loadResumeDialog } from '#content/interface/load-resume-dialog.ts'
import { withResumeLabels } from '#content/labels.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { expect, messagesIn } from './site.ts'

export const DOWNLOAD = '**/api/download-resume'
export const CUSTOM = '**/api/resume/custom'

/** Everything of the dialog that a journey touches. */
export async function visitDialog(page: Page, language: Language = 'en') {
  const { resumeDialog } = await loadResumeDialog[language]()
  const { t, content } = await messagesIn(language)
  const tFeature = createTranslate(language, withResumeLabels(resumeDialog, content.labels))
  const dialog = page.getByRole('dialog', { name: tFeature('title') })
  const opener = page.locator('#resume-download-btn')
  return {
    tFeature,
    t,
    content,
    dialog,
    opener,
    email: dialog.getByLabel(tFeature('email'), { exact: true }),
    role: (role: keyof ResumeDialogMessages['roles']) =>
      dialog.getByRole('radio', { name: tFeature(`roles.${role}`), exact: true }),
    ownWords: dialog.getByLabel(tFeature('ownWords'), { exact: true }),
    layout: dialog.getByLabel(tFeature('layout'), { exact: true }),
    followUp: dialog.getByRole('checkbox'),
    submit: dialog.locator('button[type=submit]'),
    close: dialog.getByRole('button', { name: t('common.close') }),
    toast: page.getByRole('region', { name: /\(F8\)/, includeHidden: true }).locator('li'),
    async open() {
      await opener.click()
      await expect(dialog).toBeVisible()
    },
  }
}

/** Lets the journey deal with every call to this path from now on. @returns what was asked. */
export async function onCall(page: Page, path: string, deal: (route: Route) => unknown) {
  const asked: Record<string, unknown>[] = []
  await page.unroute(path)
  await page.route(path, async (route) => {
    asked.push(route.request().postDataJSON())
    await deal(route)
  })
  return asked
}

export const PDF = '%PDF-1.7 made for a journey'

/** As the server answers: a file under its name. */
export const fulfillFile = (route: Route, name: string) =>
  route.fulfill({
    contentType: 'application/pdf',
    headers: {
      'Content-Disposition': `attachment; filename="plain.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
    body: PDF,
  })

export const fulfillError = (route: Route, status: number, error: string, message: string, rest: object = {}) =>
  route.fulfill({ status, json: { success: false, error, message, requestId: 'r', ...rest } })

export const textOf = async (download: Download) => readFile(expectDefined(await download.path()), 'latin1')

/** A PDF that the site made. What stands in it is looked at by the server's own tests. */
export function expectResume(file: string, language: Language): void {
  expect(file).toMatch(/^%PDF-1\./)
  expect(file).toContain(`/Lang (${language})`)
}
