// The question whether Google Analytics may count, and its part of the privacy notice. Shown only where it is configured.
export const consent = {
  question: 'May Google Analytics count visits too?',
  text: 'This site counts visits itself, without cookies. If you allow it, Google also learns which pages you see and how you use them, and sets cookies for that.',
  more: 'What Google is told',
  allow: 'Allow',
  refuse: 'No thanks',
  notice: {
    heading: 'Google Analytics',
    text: 'Only if you allow it, this site fetches the code of Google Analytics. Your browser then tells Google the address and title of each public page that you see, how far and for how long you read it, whether you opened or used the resume or the contact form, and, as with every request, your IP address and what your browser says about itself.',
    // Each only where the site has the feature.
    chat: 'It also says whether you opened or used the chat.',
    audit: 'It also says what came of having a website analysed.',
    rest: 'Google is not told what you typed, nor anything from pages that you sign in to see. Advertising signals are switched off. Google sets the cookies _ga and _ga_… for this. If you withdraw your permission, nothing more is sent and these cookies are deleted.',
    given: 'You have allowed it.',
    refused: 'You have not allowed it: nothing is sent to Google.',
    unasked: 'You have not decided: nothing is sent to Google unless you allow it.',
    unwanted: 'You do not want to be tracked, so you are not asked, and nothing is sent to Google.',
  },
}
export type ConsentWords = typeof consent
