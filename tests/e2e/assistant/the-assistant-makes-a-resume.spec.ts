import type { Language } from '#contract/language.ts'
import { answerWith, named, visitChat, ways } from '#tests/browser/chat.ts'
import {
  CUSTOM,
  expectResume,
  fulfillError,
  fulfillFile,
  onCall,
  PDF,
  textOf,
  visitDialog,
} from '#tests/browser/resume.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

for (const way of ways) {
  test(`a résumé of the conversation’s topics is made and saved (${named(way)})`, async ({ page }) => {
    let release = () => {}
    const asked = await onCall(page, CUSTOM, async (route) => {
      if (asked.length === 1) {
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }
      await fulfillFile(route, `custom_resume_${asked.length}.pdf`)
    })
    const { ask, last, panel, send, field, tFeature, content, button } = await visitChat(page, way)
    const study = expectDefined(content.caseStudies[0])
    const citations = [{ n: 1, id: `case-study.${study.id}`, text: study.subtitle, anchor: `/case-study/${study.id}` }]
    await answerWith(page, { response: 'With care.[^1]', citations })
    await ask('Kubernetes?')
    await expect(last).toContainText('With care.')
    await answerWith(page, 'Here it comes. [CUSTOM_RESUME]')
    const first = page.waitForEvent('download')
    await ask('CV?')
    await expect(last).toContainText(tFeature('resume.making'))
    await expect(panel).toContainText('Here it comes.')
    await expect(field).toHaveAttribute('readonly')
    await expect(send).toBeDisabled()
    // Before the call has come there is nothing to release.
    await expect.poll(() => asked.length).toBe(1)
    release()
    const file = await first
    expect(file.suggestedFilename()).toBe('custom_resume_1.pdf')
    expect(await textOf(file)).toBe(PDF)
    await expect(last).toContainText('custom_resume_1.pdf')
    await expect(last).toContainText(study.title)
    await expect(panel).not.toContainText(tFeature('resume.making'))
    expect(asked).toEqual([
      {
        interests: [study.title],
        technologies: ['Kubernetes'],
        userType: '',
        focus: 'Kubernetes? CV?',
        language: way.language,
      },
    ])

    const second = page.waitForEvent('download')
    await button(tFeature('resume.again')).click()
    expect((await second).suggestedFilename()).toBe('custom_resume_2.pdf')
    await expect(last).toContainText('custom_resume_2.pdf')
  })

  test(`a failure is shown, with a retry and the general résumé (${named(way)})`, async ({ page, faults }) => {
    faults.allow(/status of (?:429|500)/)
    await onCall(page, CUSTOM, (route) => route.fulfill({ status: 500, body: '' }))
    const { ask, last, tFeature } = await visitChat(page, way)
    await answerWith(page, '[CUSTOM_RESUME]')
    await ask('CV?')
    await expect(last).toContainText(tFeature('resume.failed'))
    const wait = 'Please wait 40 seconds.'
    await onCall(page, CUSTOM, (route) => fulfillError(route, 429, 'rate-limited', wait))
    await last.getByRole('button', { name: tFeature('resume.retry') }).click()
    await expect(last).toContainText(tFeature('resume.failed'))
    await expect(last).toContainText(wait)

    const standard = last.getByRole('button', { name: tFeature('resume.standard') })
    await standard.click()
    const { dialog, email } = await visitDialog(page, way.language)
    await expect(email).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(standard).toBeFocused()

    await onCall(page, CUSTOM, (route) => fulfillFile(route, 'custom.pdf'))
    const saved = page.waitForEvent('download')
    await last.getByRole('button', { name: tFeature('resume.retry') }).click()
    await saved
    await expect(last).toContainText('custom.pdf')
  })
}

const wishes: Partial<Record<Language, [question: string, wish: string, file: RegExp]>> = {
  en: ['What did you do about fraud?', 'Please send me your résumé', /^custom-resume-\d{4}-\d\d-\d\d\.pdf$/],
  ja: ['不正検知の経験はありますか', '職務経歴書を送ってください', /^職務経歴書-抜粋-\d{4}-\d\d-\d\d\.pdf$/],
}

for (const way of ways) {
  test(`who asks the site for the résumé gets one (${named(way)})`, async ({ page }) => {
    const [question, wish, name] = expectDefined(wishes[way.language])
    const { ask, last, panel, tFeature } = await visitChat(page, way)
    await ask(question)
    await expect(panel.getByText(tFeature('message.sources'))).toBeVisible()
    const saved = page.waitForEvent('download')
    await ask(wish)
    const file = await saved
    expect(file.suggestedFilename()).toMatch(name)
    await expect(last).toContainText(file.suggestedFilename())
    expectResume(await textOf(file), way.language)
  })
}

test('in English the specification’s own words report the failure', async ({ page, faults }) => {
  faults.allow(/status of 500/)
  await onCall(page, CUSTOM, (route) => route.fulfill({ status: 500, body: '' }))
  const { ask, last } = await visitChat(page)
  await answerWith(page, '[CUSTOM_RESUME]')
  await ask('CV?')
  await expect(last).toContainText(
    'I apologize, but there was an issue generating your custom resume. Please try again or use the standard resume download option.',
  )
})

test('a recruiter is offered one, and erasing the conversation cancels it', async ({ page }) => {
  const asked = await onCall(page, CUSTOM, () => {})
  const { panel, button, last, messages, tFeature } = await visitChat(page)
  const questions = await answerWith(page, 'Here. [CUSTOM_RESUME]')
  await button(tFeature('paths.heading')).click()
  await button(tFeature('paths.recruiter.title')).first().click()
  await button(tFeature('chips.resume')).click()
  await expect(last).toContainText(tFeature('resume.making'))
  expect(questions.map(({ message }) => message)).toEqual([tFeature('chips.resume')])
  await expect.poll(() => asked).toMatchObject([{ userType: 'recruiter' }])
  const cancelled = page.waitForEvent('requestfailed')
  await panel.getByRole('button', { name: tFeature('page.clear') }).click()
  await cancelled
  await expect(messages).toHaveCount(1)
  await expect(panel).not.toContainText(tFeature('resume.failed'))
})
