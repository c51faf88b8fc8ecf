/** An owner's labels stand in the place of the interface's; what the owner does not say stays. */
import { expect, test } from 'vitest'
import { chat } from './interface/en/chat/chat.ts'
import { resumeDialog } from './interface/en/resume/resume-dialog.ts'
import { messages } from './interface/en/site.ts'
import { withChatLabels, withResumeLabels, withSiteLabels } from './labels.ts'

test('the owner’s labels are shown, and nothing else changes', () => {
  const site = withSiteLabels(messages, { skills: 'Technical Skills', availability: 'Available for Consulting' })
  expect([site.skills.heading, site.contact.available]).toEqual(['Technical Skills', 'Available for Consulting'])
  expect({ ...site, skills: messages.skills, contact: messages.contact }).toEqual(messages)

  const { experience, projects, caseStudy } = withSiteLabels(messages, { technologies: 'Technologies' })
  expect([experience, projects, caseStudy].map(({ technologies }) => technologies)).toEqual(
    Array(3).fill('Technologies'),
  )

  const said = withChatLabels(chat, { architecture: 'Technical Architecture', colleague: 'Developer/Tech Enthusiast' })
  expect(said.chips).toEqual({ ...chat.chips, architecture: 'Technical Architecture' })
  expect([said.paths.developer.title, said.summary.roles.developer]).toEqual(Array(2).fill('Developer/Tech Enthusiast'))
  expect(said.input).toEqual(chat.input)

  const dialog = withResumeLabels(resumeDialog, { colleague: 'Developer/Tech Enthusiast' })
  expect(dialog).toEqual({ ...resumeDialog, roles: { ...resumeDialog.roles, developer: 'Developer/Tech Enthusiast' } })
})

test('kinds of parts and connections are called as the owner says, and for any trade where they say nothing', () => {
  const { diagram } = withSiteLabels(messages, { parts: { gateway: 'Scales' }, connections: { data: 'Trimmings' } })
  expect(diagram.nodeTypes).toEqual({ ...messages.diagram.nodeTypes, gateway: 'Scales' })
  expect(diagram.connectionTypes).toEqual({ ...messages.diagram.connectionTypes, data: 'Trimmings' })
})

test('without labels the interface speaks for any trade', () => {
  expect(withSiteLabels(messages, {})).toEqual(messages)
  expect(withChatLabels(chat, {})).toEqual(chat)
  expect(withResumeLabels(resumeDialog, {})).toEqual(resumeDialog)
})
