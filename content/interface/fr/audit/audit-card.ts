// The result of measuring a website: its card in the chat, and the page of its report. {{…}} is filled in.
import type { AuditCardMessages } from '../../en/audit/audit-card.ts'

export const auditCard: AuditCardMessages = {
  heading: 'Mesure du site web',
  score: '{{score}} sur 100, {{rating}}',
  estimate: 'Estimé sans navigateur',
  goal: 'Une optimisation permet en général d’atteindre 90 ou plus.',
  ownScore: 'Ce site : {{score}}',
  vitals: 'Valeurs mesurées',
  ownValue: 'ce site : {{value}}',
  fixes: 'Ce qui rapporte le plus',
  gain: 'Gain estimé : {{gain}}',
  noFixes: 'Rien ne ressort qui vaille la peine d’être changé.',
  bytes: 'Transféré',
  requests: 'Requêtes',
  kind: 'Mesuré par',
  age: 'Mesuré',
  now: 'à l’instant',
  partial: 'La page contient plus que ce qui a été compté ici.',
  notMeasured: 'Non mesuré : {{list}}.',
  field:
    'L’INP n’apparaît que lorsque des personnes agissent vraiment ; d’ici là, le TBT en tient lieu. Les navigateurs n’indiquent plus son prédécesseur, le FID.',
  light: 'Il faut un navigateur pour dire quand le contenu apparaît, bouge ou bloque.',
  screenshot: 'La page telle que la montre un téléphone',
  kinds: {
    browser: 'un navigateur sur ce serveur',
    pagespeed: 'Google PageSpeed Insights',
    light: 'téléchargement, sans navigateur',
  },
  page: {
    until: 'Ce lien fonctionne jusqu’au {{date}}.',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    pdf: 'Enregistrer en PDF',
    talk: 'En parler avec {{assistant}}',
    contact: 'Écrire à {{owner}}',
    missing: 'Rapport introuvable',
    missingText:
      'Les rapports sont conservés {{days}} jours. Celui-ci a expiré, ou l’adresse contient une faute de frappe. Vous pouvez faire mesurer le site à nouveau dans le chat.',
    chat: 'Aller au chat',
    noScript: 'Ce rapport a besoin de JavaScript',
    noScriptText:
      'Votre navigateur le compose à partir des mesures. Veuillez autoriser JavaScript pour ce site ou ouvrir le lien dans un autre navigateur.',
  },
}
