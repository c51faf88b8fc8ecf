// What the site keeps of its visitors, for its own page. {{…}} is filled in.
export const privacy = {
  heading: 'Privacy',
  intro:
    'What this site keeps about you, why, and for how long. What is counted stays with this site, and no other company’s code runs on these pages.',
  introShared:
    'What this site keeps about you, why, and for how long. What it counts stays with this site. Another company’s code, namely Google Analytics, runs on these pages only if you allow it.',
  // What the browser keeps, in the place of {{kept}}; each only where the site has it.
  kept: { settings: 'your settings', drafts: 'your drafts', chat: 'your chat', noticed: 'what was noticed' },
  parts: {
    counted: {
      heading: 'What is counted',
      text: 'When you leave a page, your browser tells this site’s server which page it was, in which language, from which website or link you came, whether your window is as wide as a phone’s, a tablet’s or a computer’s, how far you scrolled, how long you stayed and in which sections of the home page, how often you pressed something, and whether you opened or used the resume or the contact form. It reports neither what you typed nor where you pressed.',
      // Each only where the site has the feature.
      chat: 'Your browser also reports whether you opened or used the chat.',
      audit: 'If you have a website analysed, it reports how well it did, too.',
    },
    apart: {
      heading: 'How visits are told apart',
      text: 'No cookie is set for this, and nothing is stored in your browser. The server makes a mark from your address and your browser’s name, with a key that is newly generated each day. When the day is over, the key and the marks are deleted. From then on nobody can tell whose visit it was, not even {{owner}}. The address itself is not stored. The visits, by then without marks, are deleted after {{visits}} days.',
    },
    helped: {
      heading: 'How the site offers help',
      text: 'After a few seconds the site begins to notice in your browser how you use it: which section is in view and for how long, how far you scrolled, how often you pressed something, whether you pause, whether your pointer goes to the window’s upper edge, how wide your window is, which case studies you opened, and whether you were here before. From that it chooses which suggestion to show, and when. None of this is sent. Your browser keeps it until the tab is closed; it keeps for longer when your last session began, which suggestions you have seen and when, and which hints you have closed. Below you can see it, have it forgotten and switch it off.',
    },
    not: {
      heading: 'How not to be counted',
      text: 'Use the switch below, or switch on “Do Not Track” or “Global Privacy Control” in your browser: it then sends none of this. Anyone who leaves within five seconds without touching anything is not counted either.',
    },
    speed: {
      heading: 'How fast pages are',
      text: 'Your browser also reports how fast a page was. From this, figures are kept by day and page, which belong to no visitor and are deleted after {{vitals}} days.',
    },
    given: {
      heading: 'What you provide yourself',
      text: 'A message is stored with your name and address so that {{owner}} can answer it.',
      // Each only where the site has the feature.
      portal:
        'If you have a device tell you of news about your projects, the address that its browser gives for this is stored until you turn this off.',
      resumeByMail:
        'For a resume, your address and role are stored, and are deleted after {{resumes}} days unless you have allowed {{owner}} to write to you.',
      chat: 'If {{owner}} has set up a language model provider, that provider receives what you ask the assistant and the conversation so far, in order to word the answer, and may sum up for {{owner}} what you agreed to have stored. What you say to the assistant is stored here only if you agree to it, and is deleted after {{chat}} days. If you have the assistant prepare for a company, what that company’s home page says is kept for up to {{company}} days.',
      audit: 'The address of a website that you have had measured is kept with its result for {{audits}} days.',
      counts:
        'How often the server answers a question, makes a resume or takes in a message is counted, without recording for whom.',
      // Where the site has no chat.
      countsWithoutChat:
        'How often the server makes a resume or takes in a message is counted, without recording for whom.',
    },
    deleted: {
      heading: 'How to have it deleted',
      // Each only where the site has the feature.
      portal:
        'If you have an account, you can delete it there. What this site keeps about you goes with it: your details and sign-ins, your devices, and what you wrote, uploaded, proposed and remarked on your projects. If you have confirmed your email address, so do your messages with their answers, the resumes you requested and the emails about all of this. If you have no account, write to {{owner}}, who can delete your messages together with their emails. The projects themselves stay, with their budget, with the fact that something was approved, and with what {{owner}} wrote.',
      withoutPortal: 'Write to {{owner}}, who can delete your messages together with their emails.',
      text: 'The record of what admins did stays for {{log}} days, but with a number in place of your address, and counters against abuse stay for at most a day and without your address. Emails that the site has sent are otherwise kept for {{mails}} days.',
      chat: 'Conversations and what company home pages say belong to no account and are deleted when their time is up; you can delete a conversation at once, in the chat.',
      audit: 'Measured websites, too, are deleted when their time is up.',
      backups:
        'What has already reached {{owner}} by email stays in that mailbox, and backups made earlier hold your data until they are replaced.',
    },
    cookies: {
      heading: 'Cookies',
      languages:
        'There is one for the language that you choose, and, if you have an account, there are others that keep you signed in and recognise a browser in which you have signed in before.',
      oneLanguage:
        'If you have an account, there are cookies that keep you signed in and recognise a browser in which you have signed in before.',
      languagesAlone: 'There is one for the language that you choose.',
      none: 'There are none for visitors.',
      text: 'On your own device, your browser keeps {{kept}}, along with the pages you have read, so that they open offline, and a message written offline until it is sent; clearing its data for this site deletes all of this.',
    },
  },
}
export type PrivacyWords = typeof privacy

// How each thing that is kept of a person is called in the part's text; content:check looks for it there.
export const privacyNames = {
  given: {
    message: 'A message',
    name: 'your name',
    address: 'address',
    role: 'role',
    device: 'a device',
    question: 'What you say to the assistant',
    website: 'The address of a website',
    company: 'company’s home page',
  },
  deleted: {
    account: 'your details',
    writing: 'wrote',
    proposals: 'proposed',
    remarks: 'remarked',
  },
}
export type PrivacyNames = typeof privacyNames
