import type { DeskProvidersWords } from '../../en/admin/providers.ts'

export const adminProviders: DeskProvidersWords = {
  heading: 'Fournisseurs d’IA',
  active: '{{active}}/3 fournisseurs actifs',
  connected: 'Connecté',
  disconnected: 'Non connecté',
  roles: {
    openai: 'Conversation et recrutement',
    anthropic: 'Analyse technique',
    gemini: 'Travail créatif',
  },
  states: {
    'not-configured': 'Non configuré : l’environnement ne contient pas de clé pour lui.',
    untried: 'Configuré. Aucun appel n’est encore connu : seul un test dira s’il fonctionne.',
    working: 'Son dernier appel ({{at}}) a reçu une réponse.',
    failing: 'Configuré, mais son dernier appel ({{at}}) a échoué : {{fault}}.',
  },
  faults: {
    'key-refused': 'la clé n’est pas acceptée',
    'model-unknown': 'le modèle ou l’adresse est inconnu',
    limited: 'il n’accepte plus d’appels pour le moment',
    refused: 'il a refusé l’appel',
    unreachable: 'il est injoignable',
    late: 'il a mis trop de temps',
    empty: 'sa réponse ne contenait pas de texte',
    broken: 'sa réponse s’est interrompue ou était illisible',
    status: ' (statut {{status}})',
  },
  figures: {
    model: 'Modèle',
    calls: 'Appels aujourd’hui',
    failures: 'Échecs',
    median: 'Durée médiane',
    cost: 'Coût estimé',
    rests: 'Au repos jusqu’au',
    none: 'rien pour l’instant',
    unknownCost: 'jetons ou prix inconnus',
    costWithout: '{{cost}} ; inconnu pour {{calls}} des appels',
  },
  budget: {
    heading: 'Budget',
    left: 'Il reste {{left}} appels sur {{perDay}} aujourd’hui. La journée a commencé au premier appel ({{began}}) et se termine le {{ends}}.',
    unused: 'Les {{perDay}} appels de la journée sont encore disponibles. La journée commence au premier appel.',
    off: 'Le budget est de 0 : aucune question de visiteur n’est envoyée à un fournisseur.',
    prices:
      'Les chiffres valent pour cette journée et pour toutes les instances du site réunies. Les coûts sont estimés d’après les jetons déclarés par les fournisseurs, aux prix catalogue du {{date}}.',
  },
  test: {
    heading: 'Test',
    message: 'Message de test',
    default: 'Quels sont les points forts de {{owner}} ?',
    hint: 'Chaque fournisseur configuré est interrogé une fois. Vous voyez sa réponse avant que le site ne la confronte à vos faits. Un test compte dans le budget, mais reste possible quand il est épuisé.',
    button: 'Tester tous les fournisseurs',
    busy: 'Test en cours…',
    results: 'Résultats',
    nobody:
      'Aucun fournisseur n’est configuré : personne n’a été interrogé. Les visiteurs reçoivent des réponses tirées de vos faits.',
    local: 'La réponse que reçoit un visiteur',
    errorLine: 'Erreur lors du test des fournisseurs : {{reason}}',
    errorOf: 'Erreur lors du test de {{provider}} : {{reason}}',
    failedTitle: 'Échec du test des fournisseurs',
    failed: 'Impossible de tester les fournisseurs',
  },
  routing: {
    heading: 'Qui est interrogé pour quoi',
    goesTo: '{{tasks}} : d’abord {{provider}}',
    tasks: {
      openai: 'Conversation et recrutement',
      anthropic: 'Questions techniques',
      gemini: 'Demandes créatives',
    },
    fallback:
      'Si le premier échoue, les autres sont interrogés l’un après l’autre. Si aucun ne peut répondre ou si le budget est épuisé, le visiteur reçoit la réponse locale, tirée de vos faits.',
    rest: 'Après cinq échecs de suite, un fournisseur est laissé au repos une minute. Chaque instance du site tient ce compte pour elle-même ; les cartes montrent celui de l’instance qui a répondu.',
  },
}
