// A message to the owner that was written offline: that it is kept, and what became of it. {{…}} is filled in.
export const keptMessages = {
  waiting: {
    title: 'Your message is kept',
    text: 'You are offline. It will be sent from this device once you are back online, provided that is within a day.',
  },
  sent: {
    title: 'Your message was sent',
    text: 'The message to {{owner}} that you wrote offline has arrived.',
  },
  refused: {
    title: 'Your message was not sent',
    text: 'The message that you wrote offline could not be delivered. Its text is back in the contact form.',
  },
}

export type KeptMessageWords = typeof keptMessages
