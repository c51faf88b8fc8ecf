// Mails that the site sends. {{…}} is filled in.
export const mail = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> wrote through your site, reading it in {{language}}:\n\n{{message}}\n\n—\nAnswer this mail to ' +
      'write back.',
  },
  receipt: {
    subject: 'Your message to {{owner}} has arrived',
    text:
      'Hello,\n\nthank you for writing. Your message has arrived and {{owner}} will answer you at this address, usually ' +
      'within two working days.\n\nIf you did not write it, somebody typed your address by mistake and you can ignore this ' +
      'mail.\n\n{{owner}}\n{{site}}',
  },
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\nOn {{date}} {{name}} wrote:\n\n{{quoted}}',
  },
  verification: {
    subject: 'Please confirm your address for {{site}}',
    text: 'Hello,\n\nplease confirm that this address is yours:\n\n{{link}}\n\nThe link works for {{time}}. Until then your account works too, but signing in through another service cannot be linked to it.\n\nIf you did not register, somebody typed your address by mistake and you can ignore this mail.\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: 'A new password for {{site}}',
    text: 'Hello,\n\nthis link sets a new password for your account:\n\n{{link}}\n\nIt works once, for {{time}}. Then you sign in anew everywhere.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.\n\n{{owner}}\n{{url}}',
  },
  magicLink: {
    subject: 'Your link for signing in to {{site}}',
    text: 'Hello,\n\nthis link signs you in:\n\n{{link}}\n\nIt works once, for {{time}}. Please do not pass it on.\n\nIf you did not ask for it, ignore this mail.\n\n{{owner}}\n{{url}}',
  },
  passwordChanged: {
    subject: 'Your password for {{site}} was changed',
    text: 'Hello,\n\nthe password of your account was changed just now, and all other sign-ins were ended.\n\nIf that was not you, please set a new password at once:\n\n{{link}}\n\n{{owner}}\n{{url}}',
  },
  invitation: {
    subject: '{{owner}} invites you to {{site}}',
    text: 'Hello,\n\n{{owner}} invites you to the client portal, where you can follow your projects. With this link you make your account:\n\n{{link}}\n\nIt works once, for {{time}}, and for this address only.\n\n{{owner}}\n{{url}}',
  },
  accountDeleted: {
    subject: 'Your account at {{site}} was deleted',
    text: 'Hello,\n\nyour account and what was kept about you were deleted, as asked. Backups made before are overwritten in time.\n\nIf you did not ask for this, please answer this mail.\n\n{{owner}}\n{{url}}',
  },
  test: {
    subject: 'A test of the mail from {{site}}',
    text: 'Hello,\n\nthis mail was sent from the owner’s desk to see whether mails of the site arrive. They do.\n\n{{url}}',
  },
  accountRemoved: {
    subject: 'Your account at {{site}} was deleted',
    text: 'Hello,\n\nthe owner of this site has deleted your account and what was kept about you. Backups made before are overwritten in time.\n\nIf you have questions about this, please answer this mail.\n\n{{owner}}\n{{url}}',
  },
}
