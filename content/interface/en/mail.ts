// Mails that the site sends. {{…}} is filled in.
import type { Translated } from '#content/translate.ts'

export const mail = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> wrote to you through your site, reading it in {{language}}:\n\n{{message}}\n\n—\n{{fields}}\n\nReply to ' +
      'this email to write back.',
  },
  receipt: {
    subject: 'Your message to {{owner}} has arrived',
    text:
      'Hello {{name}},\n\nThank you for writing. Your message has arrived and {{owner}} will answer you at this ' +
      'address{{promise}}.\n\nYou wrote:\n\n{{quoted}}\n\nIf you did not write it, somebody typed your address by mistake and you can ignore this ' +
      'email.\n\n{{owner}}\n{{site}}',
    promise_one: ', usually within one working day',
    promise_other: ', usually within {{count}} working days',
  },
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\nOn {{date}} {{name}} wrote:\n\n{{quoted}}',
  },
  verification: {
    subject: 'Please confirm your address for {{site}}',
    text: 'Hello,\n\nPlease confirm that this address is yours:\n\n{{link}}\n\nThe link works for {{time}}. Please open it in the browser in which you registered: everything then stays as it is. In any other browser, you will be asked to choose a new password.\n\nIf you did not register, somebody typed your address by mistake and you can ignore this email.\n\n{{owner}}\n{{url}}',
    button: 'Confirm this address',
  },
  address: {
    subject: 'Your new address for {{site}}',
    text: 'Hello,\n\nWith this link, this address becomes the one of your account:\n\n{{link}}\n\nThe link works for {{time}}, in a browser in which you are signed in to your account.\n\nIf you did not ask for it, somebody typed your address by mistake and you can ignore this email.\n\n{{owner}}\n{{url}}',
    button: 'Use this address',
  },
  addressChanged: {
    subject: 'The address of your account at {{site}} was changed',
    text: 'Hello,\n\nYour account has just been given another address, confirmed by an email to it. This one is no longer used for signing in, and you have been signed out everywhere else.\n\nIf that was not you, please reply to this email at once.\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: 'A new password for {{site}}',
    text: 'Hello,\n\nThis link sets a new password for your account:\n\n{{link}}\n\nIt works once and expires after {{time}}. Once you have set the new password, you will need to sign in again everywhere.\n\nIf you did not ask for it, ignore this email: your password stays as it is.\n\n{{owner}}\n{{url}}',
    button: 'Set a new password',
  },
  magicLink: {
    subject: 'Your sign-in link for {{site}}',
    text: 'Hello,\n\nThis link signs you in:\n\n{{link}}\n\nIt works once and expires after {{time}}. Please do not pass it on.\n\nIf you did not ask for it, ignore this email.\n\n{{owner}}\n{{url}}',
    button: 'Sign in',
  },
  passwordChanged: {
    subject: 'Your password for {{site}} was changed',
    text: 'Hello,\n\nThe password for your account has just been changed, and you have been signed out everywhere else.\n\nIf that was not you, please set a new password at once:\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Set a new password',
  },
  earlierAccessEnded: {
    subject: 'Your address for {{site}} is confirmed',
    text: 'Hello,\n\nThis address is now confirmed for your account, from a browser in which you were not signed in to it. Because anybody could have registered with your address, the earlier password and all earlier sign-ins no longer work. Nothing else has changed.\n\nIf you have not chosen a new password yet, you can do so with “Forgot password?”, or have a sign-in link emailed to you:\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Go to the sign-in',
  },
  invitation: {
    subject: '{{owner}} invites you to {{site}}',
    text: 'Hello,\n\n{{owner}} invites you to the client portal, where you can follow your projects. Use this link to create your account:\n\n{{link}}\n\nIt works once, for this address only, and expires after {{time}}.\n\n{{owner}}\n{{url}}',
    button: 'Create an account',
  },
  accountDeleted: {
    subject: 'Your account at {{site}} was deleted',
    text: 'Hello,\n\nYour account and what was kept about you have been deleted, as you asked. Backups made before that are overwritten over time.\n\nIf you did not ask for this, please reply to this email.\n\n{{owner}}\n{{url}}',
  },
  test: {
    subject: 'A test email from {{site}}',
    text: 'Hello,\n\nThis email was sent from the owner’s desk to see whether email from the site arrives. It does.\n\n{{url}}',
  },
  accountRemoved: {
    subject: 'Your account at {{site}} was deleted',
    text: 'Hello,\n\nThe owner of this site has deleted your account and what was kept about you. Backups made before that are overwritten over time.\n\nIf you have questions about this, please reply to this email.\n\n{{owner}}\n{{url}}',
  },
}

export type MailMessages = Translated<typeof mail>
