/** What visitors ask of the page in words of their own, answered by the real server. */
import type { Page } from '@playwright/test'
import { languages } from '#contract/language.ts'
import { visitChat } from '#tests/browser/chat.ts'
import { expect, jumpTo, moving, test } from '#tests/browser/site.ts'

test.use(moving)

const says = {
  en: {
    contact: 'scroll down to the contact form please',
    skills: 'point out her skills for me',
    tour: 'give me a tour',
  },
  de: {
    contact: 'geh bitte runter zum Kontaktformular',
    skills: 'heb mal die Fähigkeiten hervor',
    tour: 'mach eine Führung mit mir',
  },
  fr: {
    contact: 'descends jusqu’au formulaire de contact',
    skills: 'mets ses compétences en évidence',
    tour: 'fais-moi visiter le site',
  },
  es: {
    contact: 'baja hasta el formulario de contacto',
    skills: 'resalta sus habilidades',
    tour: 'hazme un recorrido por el sitio',
  },
  zh: { contact: '滚动到联系表单', skills: '把技能部分突出显示一下', tour: '带我参观一下这个网站' },
  ja: {
    contact: '問い合わせフォームまでスクロールして',
    skills: 'スキルを目立たせて見せて',
    tour: 'サイトを案内してください',
  },
} as const

const guideOf = (page: Page) => page.locator('.chat-guide')

for (const language of languages)
  test(`ordinary words scroll, point and start and stop a tour, in ${language}`, async ({ page }) => {
    const { contact, skills, tour } = says[language]
    const chat = await visitChat(page, { surface: 'widget', theme: 'light', language })
    await jumpTo(page, 0)
    await chat.ask(contact)
    await expect(page.locator('#contact-section')).toBeInViewport()
    await chat.ask(skills)
    await expect(page.locator('.skills > details.chat-pointed').first()).toBeInViewport()
    await chat.ask(tour)
    await expect(guideOf(page)).toContainText(chat.tFeature('guide.step', { number: 1, total: 4 }))
    await page.getByRole('button', { name: chat.tFeature('guide.end') }).click()
    await expect(guideOf(page)).toHaveCount(0)
  })
