// What programs that read this site for somebody are told, in English: models know it best. {{…}} is filled in. The door
// itself is explained in docs/agents.md.
import type { ToolInputName } from '#contract/agents.ts'

const inputs: Record<ToolInputName, string> = {
  language: 'Language of the answer: one of {{languages}}. {{default}} if left out.',
  query: 'What to look for, in the chosen language: a question or a few words.',
  id: 'Id of the case study, such as {{example}}. search_facts and llms.txt name them.',
  advert: 'The whole text of the job advert, in any of {{languages}}. It is judged in its own language.',
  role: 'Who will read the résumé.',
  firstName: 'First name of the person who writes.',
  lastName: 'Last name of the person who writes.',
  email: 'Their own email address: the answer and a receipt go there.',
  subject: 'What it is about, in one line.',
  message: 'The message itself, as plain text.',
}

export const agents = {
  llms: {
    intro: 'Everything on this site is written from one ledger of facts. Every page is there as Markdown.',
    otherLanguages: 'Every page is there in other languages, too: add `?lng=` with {{languages}}.',
    pages: 'Pages',
    titles: {
      home: 'Home',
      projects: 'Projects',
      writing: 'Writing',
      skills: 'Skills',
      chat: 'Chat',
      privacy: 'Privacy',
      imprint: 'Legal notice',
    },
    pagesOf: {
      home: 'Who {{name}} is: {{parts}}.',
      projects: 'All case studies in short, each with its figures.',
      writing: 'All articles in short, latest first.',
      skills: 'The skills alone, each with what evidences it.',
      chat: '{{assistant}}, the assistant that answers questions from the ledger.',
      privacy: 'What the site keeps of its visitors, why, and for how long.',
      imprint: 'Who answers for the site.',
    },
    caseStudies: 'Case studies',
    articles: 'Articles',
    forAgents: 'For agents',
    door: 'MCP server',
    doorText: 'Streamable HTTP at `{{address}}`: {{deeds}}.',
    /** What each tool does. */
    deeds: {
      search_facts: 'search the facts',
      get_case_study: 'read a case study',
      assess_fit: 'compare a job advert with the facts',
      resume_link: 'get the résumé',
      send_message: 'write to {{name}} for a person who asked for it',
    },
    contact: 'Contact form',
    contactText: 'For people. Agents write with the tool `send_message` of the MCP server.',
    api: 'API document',
    apiText: 'Every call of this site (OpenAPI 3.1).',
    feed: 'Feed',
    feedText: 'New and changed case studies (Atom).',
    articleFeed: 'Feed of articles',
    articleFeedText: 'New articles (RSS).',
    optional: 'Optional',
    resume: 'Résumé as {{format}}',
    plainText: 'plain text',
    vcard: 'Contact details of {{name}} as a vCard',
    inLanguage: 'This site in {{language}}',
    sitemap: 'Sitemap',
  },
  server: {
    instructions:
      'Facts about {{name}}, {{title}}. Answer only from what the tools return, and link what you cite. Use send_message only if the person you work for asked you to.',
  },
  inputs,
  /** What there may be on the home page, and facts of; what there is not is not promised. */
  told: {
    biography: 'biography',
    summary: 'summary',
    skills: 'skills with evidence',
    everyJob: 'every job',
    jobs: 'jobs',
    achievements: 'achievements',
    caseStudies: 'case studies',
    testimonials: 'testimonials',
    services: 'services',
    contact: 'how to write',
  },
  tools: {
    search_facts: {
      title: 'Search the facts',
      description:
        'Finds what {{name}} says about their work{{kinds}}. Returns the best facts first, each with its id, its source, its text and a link to where it stands; coverage, from 0 to 1, tells how much of the query it has in it. An empty list, or little coverage alone, means that the ledger does not say.',
    },
    get_case_study: {
      title: 'Read a case study',
      description:
        'Returns one case study whole, as Markdown: challenge, solution, architecture with its parts and connections, outcomes and figures. Ids: {{ids}}.',
    },
    assess_fit: {
      title: 'Compare a job advert with the facts',
      description:
        'Compares the text of a job advert with the facts, requirement by requirement: met, partly or not-evidenced, each with the facts that it rests on and what is missing. It does not flatter: what is not evidenced is said.',
    },
    resume_link: {
      title: 'Get the résumé',
      description: 'Returns links to the résumé as PDF, plain text and JSON Résumé in a language. {{byRole}}',
      byRole:
        'A résumé chosen for a reader’s role is made on the site, for a person who gives an email address; the answer says where.',
    },
    send_message: {
      title: 'Write to {{name}}',
      description:
        'Sends a message to {{name}} in the name of a person, and a receipt to that person. Use it only if the person asked for it and gave name and address. Sending the same message again does nothing more. At most {{max}} messages an hour.',
    },
  },
  replies: {
    roleResume: 'A résumé chosen for this role is made at {{address}}, with the button “{{button}}”.',
    sent: 'The message was taken in, and a receipt is on its way to {{email}}. {{name}} answers by mail.',
    noTool: 'There is no tool “{{tool}}”. There are: {{tools}}.',
    invalid: 'The tool was not run: {{faults}}. Please put that right and call it again.',
    noStudy: 'There is no case study “{{id}}”. There are: {{ids}}.',
    field: {
      type: '{{field}} must be a {{type}}',
      oneOf: '{{field}} must be one of {{values}}',
      unknown: 'there is no input {{field}}; there are {{inputs}}',
      other: '{{field}} is not as it should be',
    },
    refused: 'The site refused: {{message}}',
  },
}
