import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Whether a site has the comparison with adverts, and answers its call. @param files beside the required ones. */
function comparesAdverts(files: string[], settings = ''): boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [...files, 'site.yaml']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(
      join(folder, file),
      file === 'site.yaml' ? `year: 2026\nversion: v1\nlanguages: [en]\n${settings}` : 'first:\n  name: A name\n',
    )
  }
  const print =
    "import { isOn, isServed } from '#contract/site/site.ts'; console.log(JSON.stringify([isOn('advert'), isServed('/api/fit')]))"
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
    cwd: import.meta.dirname,
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: join(folder, 'dist') },
    encoding: 'utf8',
  })
  return JSON.parse(printed) as boolean[]
}

test('adverts are compared only with an owner of whom jobs, skills or projects are told', () => {
  const nothing = ['profile.yaml', 'education.yaml', 'languages.yaml', 'interview.yaml', 'projects/notes.txt']
  expect(comparesAdverts(nothing)).toEqual([false, false])
  for (const file of ['work.yaml', 'skills.yaml', 'projects/first.yaml'])
    expect([file, comparesAdverts([...nothing, file])]).toEqual([file, [true, true]])
})

test('projects that the site does not show are nothing to compare with', () => {
  expect(comparesAdverts(['projects/first.yaml'], 'features: { caseStudies: false }\n')).toEqual([false, false])
})

test('without the assistant no advert is compared', () => {
  expect(comparesAdverts(['work.yaml'], 'features: { chat: false }\n')).toEqual([false, false])
})
