import type { KeptMessageWords } from '../../en/portal/queued-messages.ts'

export const keptMessages: KeptMessageWords = {
  waiting: {
    title: 'Votre message est conservé',
    text: 'Vous êtes hors ligne. Votre message partira de cet appareil dès que vous serez de nouveau en ligne, à condition que ce soit dans les 24 heures.',
  },
  sent: {
    title: 'Votre message a été envoyé',
    text: 'Le message à {{owner}} que vous avez écrit hors ligne est arrivé.',
  },
  refused: {
    title: 'Votre message n’a pas été envoyé',
    text: 'Le message que vous avez écrit hors ligne n’a pas pu être remis. Son texte est de nouveau dans le formulaire de contact.',
  },
}
