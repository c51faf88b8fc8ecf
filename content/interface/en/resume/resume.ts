// What stands in a resume beside the facts, and what the owner is told about it. {{…}} is filled in.
import { backgroundKinds } from '../background-kinds.ts'

export const resume = {
  title: '{{owner}}: resume',
  /** In names of files. */
  file: 'resume',
  customFile: 'custom-resume',
  madeFor: 'Made for: {{reader}}',
  madeAbout: 'With a focus on: {{reader}}',
  readers: { recruiter: 'recruiters', client: 'clients', developer: 'colleagues in the field' },
  sections: {
    strengths: 'Strengths, with evidence',
    experience: 'Experience',
    caseStudies: 'Case studies',
    skills: 'Skills',
    services: 'Services',
    testimonials: 'What others say',
    ...backgroundKinds,
    personal: 'Personal information',
    training: 'Education and training',
    personalSkills: 'Personal skills',
    additional: 'Additional information',
  },
  /** What stands beside each text in the European layout. */
  labels: {
    title: 'Occupation',
    location: 'Location',
    availability: 'Availability',
    pitch: 'Profile',
    email: 'Email',
    phone: 'Telephone',
    website: 'Website',
    motherTongues: 'Mother tongue(s)',
    otherLanguages: 'Other language(s)',
  },
  present: 'present',
  comma: ', ',
  quote: '“{{text}}”',
  colophon: 'Made on {{date}} at {{site}}, where each statement is shown with its evidence.',
  colophonUnproven: 'Made on {{date}} at {{site}}, where everything is told in full.',
  /** Where the pages do not hold everything. */
  selectedColophon:
    'A selection made on {{date}} of what matters most to its reader. All of it, with evidence, is at {{site}}.',
  selectedColophonUnproven:
    'A selection made on {{date}} of what matters most to its reader. All of it is at {{site}}.',
  onePageColophon:
    'Made on {{date}} for one page, from what matters most to its reader. All of it, with evidence, is at {{site}}.',
  onePageColophonUnproven:
    'Made on {{date}} for one page, from what matters most to its reader. All of it is at {{site}}.',
  /**
   * What readers of other trades than the owner's look for, as it would be asked; separated by semicolons. What those of the same
   * trade look for the owner's skills tell, or `colleagueLooksFor` in labels.yaml.
   */
  looksFor: {
    recruiter: 'leadership; team; achievements',
    client: 'cost; risk; time saved; consulting',
  },
  /** How words begin by which people of each kind name themselves; separated by commas. */
  signs: {
    recruiter: 'recruit, hiring, headhunt, talent, hr, staffing, human resources',
    client:
      'client, customer, ceo, cto, cio, cfo, coo, founder, owner, director, vp, president, investor, board, buyer, product',
    developer: 'develop, engineer, programm, coder, devops, sre, data scien, architect, student',
  },
  mail: {
    subject: '[{{site}}] Your resume was downloaded: {{role}}',
    text: 'A resume was made for {{email}}.\n\nRole: {{role}}\nLanguage: {{language}}\n{{followUp}}',
    mayWrite: 'You may write to this address: reply to this mail.',
    mayNotWrite: 'They have not agreed to be contacted: please do not write to them.',
    listSubject: '[{{site}}] Further downloads of your resume: {{count}}',
    listText:
      'Within the last hour, your resume was also made for:\n\n{{list}}\n\nPlease write only to those who have agreed to be contacted.',
    listed: '{{email}} – {{role}} – {{language}} – {{followUp}}',
    listedMayWrite: 'may be contacted',
    listedMayNotWrite: 'has not agreed to be contacted',
  },
}
