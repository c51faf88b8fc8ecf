/** The search as a visitor meets it. */
import type { Page } from '@playwright/test'
import type { SearchMessages } from '#content/interface/en/search.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { expect } from './site.ts'

export async function searchOn(page: Page, language: Language = 'en') {
  const { search } = (await import(`../../content/interface/${language}/search.ts`)) as { search: SearchMessages }
  const t = createTranslate(language, search)
  const dialog = page.getByRole('dialog', { name: t('title') })
  const field = dialog.getByRole('combobox', { name: t('label') })
  const options = dialog.getByRole('option')
  return {
    t,
    dialog,
    field,
    options,
    active: dialog.locator('[aria-selected=true]'),
    group: (id: keyof SearchMessages['groups']) => dialog.getByRole('group', { name: t(`groups.${id}`), exact: true }),
    async open() {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
    },
    /** Types it and chooses what comes first. */
    async take(text: string) {
      await field.fill(text)
      await field.press('Enter')
      await expect(dialog).toBeHidden()
    },
  }
}
