/** Puts the owner's own labels (`labels.yaml`) in the place of the interface's. */
import type { Owner } from '#contract/content/owner.ts'
import type { ChatMessages } from './interface/en/chat/chat.ts'
import type { ResumeDialogMessages } from './interface/en/resume/resume-dialog.ts'
import type { InterfaceMessages } from './interface/en/site.ts'

type Labels = Owner['labels']

export function withSiteLabels(site: InterfaceMessages, labels: Labels): InterfaceMessages {
  const { skills, contact, experience, projects, caseStudy, diagram } = site
  const { technologies } = labels
  return {
    ...site,
    skills: { ...skills, heading: labels.skills ?? skills.heading },
    contact: { ...contact, available: labels.availability ?? contact.available },
    diagram: {
      ...diagram,
      nodeTypes: { ...diagram.nodeTypes, ...labels.parts },
      connectionTypes: { ...diagram.connectionTypes, ...labels.connections },
    },
    ...(technologies && {
      experience: { ...experience, technologies },
      projects: { ...projects, technologies },
      caseStudy: { ...caseStudy, technologies },
    }),
  }
}

export function withChatLabels(chat: ChatMessages, labels: Labels): ChatMessages {
  const { chips, input, paths, summary } = chat
  return {
    ...chat,
    input: { ...input, placeholder: labels.chatPlaceholder ?? input.placeholder },
    chips: {
      ...chips,
      architecture: labels.architecture ?? chips.architecture,
      projects: labels.projects ?? chips.projects,
      results: labels.results ?? chips.results,
    },
    paths: { ...paths, developer: { ...paths.developer, title: labels.colleague ?? paths.developer.title } },
    summary: { ...summary, roles: { ...summary.roles, developer: labels.colleague ?? summary.roles.developer } },
  }
}

/** A role has one name, whether it is chosen in the chat or for a résumé. */
export const withResumeLabels = (dialog: ResumeDialogMessages, labels: Labels): ResumeDialogMessages => ({
  ...dialog,
  roles: { ...dialog.roles, developer: labels.colleague ?? dialog.roles.developer },
})
