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
}
