// What the server says about the client portal: its mails, and what can be wrong with its forms. {{…}} is filled in.
import type { PortalFieldError } from '#contract/errors.ts'

export const portal = {
  mail: {
    message: {
      subject: '[{{site}}] {{name}} wrote about {{project}}',
      text: '{{name}} <{{email}}> wrote about the project “{{project}}”:\n\n{{text}}\n\n{{link}}\n\n—\nIf you reply to this email, your reply goes to {{name}} alone and does not appear in the project’s messages.',
    },
    approved: {
      subject: '[{{site}}] {{name}} approved “{{milestone}}”',
      text: '{{name}} <{{email}}> approved the milestone “{{milestone}}” of the project “{{project}}”.\n\n{{text}}\n\n{{link}}',
    },
    changesRequested: {
      subject: '[{{site}}] {{name}} asks for changes to “{{milestone}}”',
      text: '{{name}} <{{email}}> asks for changes to the milestone “{{milestone}}” of the project “{{project}}”. It is in progress again.\n\n{{text}}\n\n{{link}}',
    },
    updateRequested: {
      subject: '[{{site}}] {{name}} asks how {{project}} is going',
      text: '{{name}} <{{email}}> asks for an update on the project “{{project}}”.\n\n{{text}}\n\n{{link}}',
    },
    meeting: {
      subject: '[{{site}}] {{name}} proposes a meeting about {{project}}',
      text: '{{name}} <{{email}}> proposes a meeting about the project “{{project}}”:\n\n{{time}}\n{{minutes}} minutes\n{{text}}\n\nThe invitation is attached. Your response to it in your calendar goes to {{name}}.\n\n{{link}}',
    },
    document: {
      subject: '[{{site}}] {{name}} uploaded a document to {{project}}',
      text: '{{name}} <{{email}}> uploaded the document “{{text}}” to the project “{{project}}”.\n\n{{link}}',
    },
    answer: {
      subject: '{{owner}} wrote to you about {{project}}',
      text: 'Hello {{name}},\n\n{{owner}} wrote about your project “{{project}}”:\n\n{{text}}\n\nReply in the portal:\n{{link}}\n\n{{footer}}',
    },
    update: {
      subject: 'News on {{project}}',
      text: 'Hello {{name}},\n\n{{owner}} posted an update on your project “{{project}}”:\n\n{{text}}\n\nSee the project:\n{{link}}\n\n{{footer}}',
    },
    project: {
      subject: 'Your project {{project}} is set up',
      text: 'Hello {{name}},\n\n{{owner}} has set up the project “{{project}}” for you. Its plan, milestones and documents are in the portal:\n{{link}}\n\n{{footer}}',
    },
    delivered: {
      subject: '“{{text}}” has been delivered: please have a look',
      text: 'Hello {{name}},\n\n{{owner}} has delivered the milestone “{{text}}” of your project “{{project}}”. Please approve it, or say what should be different:\n{{link}}\n\n{{footer}}',
    },
    handedOver: {
      subject: 'A new document for {{project}}',
      text: 'Hello {{name}},\n\n{{owner}} has added the document “{{text}}” to your project “{{project}}”:\n{{link}}\n\n{{footer}}',
    },
    accepted: {
      subject: '{{owner}} accepts the time you proposed for {{project}}',
      text: 'Hello {{name}},\n\n{{owner}} accepts the time that you proposed for your project “{{project}}”:\n\n{{time}}\n\n{{text}}\n\nThe attached file adds it to your calendar.\n{{link}}\n\n{{footer}}',
    },
    declined: {
      subject: '{{owner}} cannot make the time you proposed for {{project}}',
      text: 'Hello {{name}},\n\n{{owner}} cannot make the time that you proposed for your project “{{project}}”:\n\n{{time}}\n\n{{text}}\n\nPlease propose another one in the portal:\n{{link}}\n\n{{footer}}',
    },
  },
  // On the button of mails about a project.
  open: 'Open the project',
  push: 'There is news on your project.',
  footer: '—\nYou are receiving this email because it is about your project. To stop these emails:\n{{stop}}',
  event: '{{project}}: meeting with {{name}}',
}

export const portalFields: Record<PortalFieldError, string> = {
  'time-required': 'Please choose a time',
  'time-past': 'Please choose a time in the future, within the next twelve months',
  'file-name-invalid': 'Please give the file a name without slashes or invisible characters',
  'file-empty': 'This file is empty',
}
