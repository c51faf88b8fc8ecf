// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId } from '#contract/chat/persona.ts'

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
  /** Of a project of the owner's, with its challenge in the owner's words. */
  scenario: {
    company:
      'Jouons la scène : {{company}} a le même problème que « {{project}} ». {{challenge}} Demandez-moi comment {{owner}} a procédé.',
    none: 'Jouons la scène : vous avez le même problème que « {{project}} ». {{challenge}} Demandez-moi comment {{owner}} a procédé.',
  },
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
    software: 'Logiciel',
    consulting: 'Conseil',
    recruiting: 'Recrutement',
  } satisfies Record<IndustryId, string>,
}
