// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId, ThemeId } from '#contract/chat/persona.ts'

export const persona = {
  /** Where nothing is known of a company; where it is; and where its field of business is, too. */
  greeting: {
    none: 'Bonjour, je suis {{assistant}}. Posez-moi vos questions sur le travail de {{owner}} ; voici quelques pistes pour commencer.',
    company:
      'Bonjour, je suis {{assistant}}. Vous écrivez de chez {{company}} : j’ai donc choisi ce qui pourrait vous y être utile. Vous pouvez aussi demander tout autre chose.',
    industry:
      'Bonjour, je suis {{assistant}}. Vous écrivez de chez {{company}} : j’ai donc choisi ce qui compte souvent dans votre secteur ({{industry}}). Vous pouvez aussi demander tout autre chose.',
  },
  /** Asked about a product that the company uses and the facts name. */
  technology: 'Qu’a fait {{owner}} avec {{technology}} ?',
  scenario: {
    company:
      'Jouons la scène : vous êtes responsable de la technique chez {{company}}. {{scene}} Demandez-moi comment {{owner}} a procédé dans un cas semblable.',
    none: 'Jouons la scène : vous êtes responsable de la technique dans votre organisation. {{scene}} Demandez-moi comment {{owner}} a procédé dans un cas semblable.',
  },
  /** Questions that the facts answer; a test asks each of them. */
  topics: {
    documents:
      'Comment EPIC répond-il à partir de documents sans montrer ce qu’une personne n’a pas le droit de lire ?',
    decisions: 'Comment la détection de fraude décide-t-elle en quelques millisecondes tout en donnant ses raisons ?',
    forecasts: 'Comment repère-t-on tôt la dérive des modèles de prévision ?',
    releases: 'Comment la mise en production des modèles est-elle passée de six semaines à deux jours ?',
    costs: 'Comment le coût par réponse et le coût d’entraînement ont-ils baissé ?',
    telemetry: 'Comment la télémétrie des éoliennes est-elle traitée ?',
    direction: 'Comment les équipes obtiennent-elles vite une décision d’architecture ?',
  } satisfies Record<ThemeId, string>,
  scenes: {
    documents:
      'Le personnel doit pouvoir interroger un assistant sur des documents confidentiels, et l’auditeur veut savoir qui a pu voir quoi.',
    decisions: 'Chaque décision se prend pendant qu’un client attend, et chaque refus doit pouvoir être expliqué.',
    forecasts: 'Une prévision fiable depuis un an se met à dévier, et les clients s’en sont aperçus les premiers.',
    releases: 'Un modèle est prêt dans un notebook, et sa mise en production dure déjà depuis deux mois.',
    costs: 'Le pilote est une réussite, mais l’ouvrir à tout le monde coûterait le double du budget.',
    telemetry: 'Des milliers d’appareils envoient des mesures chaque seconde, et on ne les regarde que le lendemain.',
    direction:
      'Plusieurs équipes construisent la même chose chacune à sa façon, et les décisions attendent des semaines.',
  } satisfies Record<ThemeId, string>,
  industries: {
    banking: 'Banque et paiements',
    insurance: 'Assurance',
    health: 'Santé',
    pharma: 'Pharma et biotechnologies',
    retail: 'Commerce de détail',
    manufacturing: 'Industrie manufacturière',
    automotive: 'Automobile',
    energy: 'Énergie',
    logistics: 'Logistique',
    telecoms: 'Télécommunications',
    media: 'Médias et édition',
    education: 'Éducation',
    government: 'Secteur public',
    travel: 'Voyage et hôtellerie',
    property: 'Immobilier et construction',
    software: 'Logiciel et cloud',
    consulting: 'Conseil',
    recruiting: 'Recrutement',
  } satisfies Record<IndustryId, string>,
}
