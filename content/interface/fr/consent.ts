import type { ConsentWords } from '../en/consent.ts'

export const consent: ConsentWords = {
  question: 'Google Analytics peut-il aussi compter les visites ?',
  text: 'Ce site compte lui-même les visites, sans cookies. Si vous l’autorisez, Google sait aussi quelles pages vous voyez et comment vous les utilisez, et dépose pour cela des cookies.',
  more: 'Ce qui lui est transmis',
  allow: 'Autoriser',
  refuse: 'Non merci',
  notice: {
    heading: 'Google Analytics',
    text: 'Ce site ne charge le code de Google Analytics que si vous l’autorisez. Votre navigateur indique alors à Google l’adresse et le titre de chaque page publique que vous voyez, jusqu’où et combien de temps vous la lisez, si vous avez ouvert ou utilisé le CV ou le formulaire de contact et, comme pour toute requête, votre adresse IP et ce que votre navigateur dit de lui-même.',
    chat: 'Il indique aussi si vous avez ouvert ou utilisé le chat.',
    audit: 'Il indique aussi ce qu’a donné l’analyse d’un site.',
    rest: 'Google n’apprend ni ce que vous avez saisi, ni rien des pages où l’on se connecte. Les signaux publicitaires sont désactivés. Google dépose pour cela les cookies _ga et _ga_…. Si vous retirez votre autorisation, plus rien n’est envoyé et ces cookies sont supprimés.',
    given: 'Vous l’avez autorisé.',
    refused: 'Vous ne l’avez pas autorisé : rien n’est envoyé à Google.',
    unasked: 'Vous n’avez pas encore choisi : rien n’est envoyé à Google sans votre autorisation.',
    unwanted: 'Vous refusez le suivi : la question ne vous est pas posée et rien n’est envoyé à Google.',
  },
}
