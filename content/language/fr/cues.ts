// Comment on demande en français, de qui que ce soit. Les tournures sont séparées par | ; * vaut toute terminaison, … des mots entre deux.
import type { cues as en } from '../en/cues.ts'

export const cues: Record<keyof typeof en, string> = {
  when: 'quand|en quelle annee|a quelle date|a quelle periode|quelles annees|quelle annee|a quel moment|quelle periode|de quand a quand',
  sinceWhen: 'depuis quand|la derniere fois|il y a combien de temps|de quand date',
  where:
    'ou|dans quelle entreprise|dans quelles entreprises|chez qui|chez quel employeur|chez quels employeurs|pour qui|pour quelle entreprise|pour quelles entreprises|dans quels postes|a quel endroit|quelle entreprise|quelles entreprises',
  howLong:
    'combien de temps|combien d annees|combien de mois|annees d experience|pendant combien|duree|combien d experience|nombre d annees|pendant combien de temps|depuis combien de temps|depuis combien d annees',
  howMany: 'combien de|combien|nombre de|quelle taille|quel nombre|quelle etait la taille|taille de|taille|combien d',
  howMuch: 'de combien|dans quelle mesure|quel pourcentage|a quel point',
  how: 'comment|de quelle maniere|de quelle facon|par quel moyen|expliqu*|quelle approche|quelle methode|comment s y',
  why: 'pourquoi|pour quelle raison|la raison|raisons|motif|qu est ce qui a motive|justifi*|en quoi|a quoi c etait du|a quoi etait ce du|la cause',
  what: 'que|qu est ce que|qu est ce qu|quoi|qu|qu est ce',
  which:
    'quel|quelle|quels|quelles|lequel|laquelle|lesquels|lesquelles|liste|enumer*|nomme|nommez|cite|citez|tous les|toutes les|donne moi les|donnez moi les',
  who: 'qui|a qui|de qui|avec qui',
  whether:
    'est ce que|est ce qu|a t elle|est elle|etait elle|connait elle|sait elle|peut elle|utilise t elle|travaille t elle|parle t elle|maitrise t elle|y a t il|deja|elle a deja|est il vrai|c est vrai|n est ce pas|avait elle|possede t elle|dirige t elle|a t on|serait elle|pourrait elle|fait elle|dispose t elle|elle connait|elle a utilise|elle maitrise|elle a travaille',
  compare:
    'compar*|difference*|versus|vs|par rapport a|plutot que|lequel des deux|mieux|plus d experience|differe*|cote a cote',
  or: 'ou',
  and: 'et|ainsi que|et aussi|de plus',
  about:
    'parle moi|parlez moi|au sujet de|a propos de|et pour|qu en est il|decri*|raconte*|histoire|resume*|apercu|details sur|en savoir plus|qu est ce que|c est quoi|que sais tu de|que savez vous de|informations sur|dis m en|dites m en|presente moi|presentez moi|que peux tu me dire',
  use: 'utilis*|emploi*|employe|travaille avec|travaille sur|experience avec|experience de|experience en|experience du|experience d|experience|experiences|connaissance*|connait|connaitre|maitris*|sait|familier*|familiere|se sert|servi de|servie de|programme en|code en|ecrit en|pratique*|competente en|a l aise|manipul*|touche a|recours a|expert en|experte en|fait du|faire du|deja fait|notions|bonne en|forte en|deploy*|annees de',
  goodAt: 'a quel niveau|quel niveau|niveau|est elle bonne|est elle forte|jusqu a quel point|quel est son niveau',
  work: 'travaill*|employe*|embauche*|poste chez|chez|passe chez|commence chez|debut*|rest*|entree chez|arrivee chez|quitte|temps chez|toujours chez|encore chez|occup*|exerce*|passee par|commence a',
  leave:
    'pourquoi a t elle quitte|pourquoi est elle partie|pourquoi quitter|raison de son depart|raisons de son depart|licenci*|demission*|renvoyee|viree|pourquoi avoir quitte|pourquoi elle a quitte|quitter son',
  dismissed: 'licenci*|renvoyee|renvoye|viree|vire|congediee',
  lead: 'dirig*|encadr*|management|manager|manage|gerer|gere|a la tete|responsable d equipe|leadership|chef d equipe|cheffe d equipe|pilot*|supervis*|sous sa responsabilite|mene|conduit|responsabilites manageriales|subordonnes|direction d equipe',
  team: 'equipe|equipes|effectif*|personnes|collegues|collaborateurs|groupe|membres|travail d equipe',
  built:
    'constru*|concu|concue|conception|concevoir|developp*|cree|creer|creee|realis*|mis en place|mettre en place|monte|bati|elabor*|implement*|livre|fabrique|mis au point|batir|mise en oeuvre|architectur*',
  do: 'fait|faisait|faire|fais|accompli*|taches|missions|responsabilites|role joue|contribu*|s est passe|s occup*|y a t elle fait|passe',
  job: 'poste|postes|emploi|emplois|job|jobs|fonctions|place|places occupees|metiers exerces',
  company:
    'entreprise|entreprises|societe|societes|employeur|employeurs|boite|boites|compagnie*|organisation|organisations|firme|maisons',
  career:
    'carriere|parcours|parcours professionnel|cursus professionnel|trajectoire|vie professionnelle|experience professionnelle|en trois phrases|itineraire|historique professionnel|parcours de carriere',
  experienceTotal:
    'dans l informatique|dans la tech|annees d experience|experience professionnelle totale|experience au total|depuis combien de temps travaille|depuis combien d annees travaille|dans le metier|dans le secteur|anciennete|experience en tout|annees de metier|annees de carriere|combien d annees d experience',
  title:
    'titre|profession|metier|fonction|intitule|son role|que fait elle dans la vie|que fait madame elle|que fait mme elle|ce que fait|qu elle fait dans la vie|que fait elle|dans quelle fonction|en tant que quoi|role|a quel titre|quel poste|son poste|que fait elle comme travail',
  technology:
    'technologie*|outil|outils|logiciel*|stack|pile technique|frameworks|competences techniques|pile|techno|technos|technique|environnement technique|methodes|stack technique',
  programmingLanguage:
    'langage de programmation|langages de programmation|langage|langages|langages informatiques|langue … ecrit|langue … code|langue … programmation|programmation … langue|langue … programmer',
  database: 'base de donnees|bases de donnees|bdd|sgbd|stockage de donnees',
  cloud: 'cloud|clouds|fournisseur cloud|fournisseurs cloud|plateforme cloud|plateformes cloud|nuage|hyperscaler*',
  project:
    'projet|projets|etude de cas|etudes de cas|realisations|portfolio|references projet|exemples de son travail|case study|projets ia|projets ia ml|projets d ia|projets ia et ml',
  result:
    'resultat|resultats|impact|impacts|bilan|reussite*|succes|effet|effets|benefice*|gain|gains|amelior*|chiffres|retombees|apport*|qu est ce que ca a donne|a donne|a apporte|mesurable*|indicateurs|rendement|resultats de performance|performance obtenue|apporte|valeur ajoutee',
  best: 'plus grand|plus grande|plus gros|plus grosse|meilleur*|plus important*|principal*|plus impressionnant*|plus belle|plus fort*|majeur*',
  challenge:
    'defi|defis|probleme*|difficulte*|difficile*|dur|obstacle*|enjeu|enjeux|point de depart|complique*|situation de depart|situation initiale',
  solution:
    'solution*|resolu*|resoudre|resolue|approche|surmont*|regle|traite|fonctionne*|comment ca marche|s y est elle prise|s y prend|s est elle prise|a t elle procede|procede',
  decision:
    'decision*|decide*|choix|choisi*|choisir|alternative*|ecart*|compromis|arbitrage*|plutot|au lieu de|prefere*|retenu|exclu*|et non|et pas',
  architecture:
    'dessine*|dessinez moi|esquisse*|schematise*|architecture*|schema|schemas|diagramme*|dessin|plan|composants|structure|conception du systeme|architecture technique|systeme technique',
  skill:
    'competence*|savoir faire|expertise*|specialite*|specialis*|domaine*|points d expertise|atouts techniques|aptitude*|qualification*|que sait elle faire|capacites|experte en quoi',
  education:
    'formation|etudes|etudi*|diplome*|universite*|ecole*|licence|master|doctorat*|these|bac|academique*|scolarite|cursus|bachelor|fac|apprentissage|diplomee',
  certificate: 'certificat*|certifi*|attestation*|accredit*|habilitation*|agrement*',
  spokenLanguage:
    'parle|parler|langue|langues|langue maternelle|couramment|bilingue|polyglotte|langues etrangeres|langues parlees',
  publication:
    'publi*|article|articles|ouvrage*|ecrit un livre|auteur*|autrice|revue|papier|papiers|blog|blogs|livre publie',
  talk: 'conference*|exposes|expose|keynote*|intervention*|oratrice|orateur|podcast*|presentation*|colloque*|pris la parole|prise de parole|congres',
  award:
    'quels prix a|quels prix ont|quels prix est ce|prix a t elle|prix a t il|prix recu*|prix gagne*|prix obtenu*|prix remporte*|recu un prix|recu des prix|gagne un prix|gagne des prix|remporte un prix|remporte des prix|obtenu un prix|prix gagne|recompense*|distinction*|prix|laureat*|gagne|remporte*|honneur*|medaille*|primee',
  volunteering: 'benevol*|volontariat|associatif*|association|pro bono|humanitaire|engagement associatif',
  service:
    'service|services|prestation*|offre|offrir|propose|proposer|conseil|consulting|faire pour nous|nous aider|m aider|accompagn*|mission de conseil|peut elle faire pour|intervenir',
  availability:
    'disponib*|libre|ouverte a|ouvert a|en recherche|cherche t elle un|recherche d emploi|prendre un projet|nouveaux projets|nouvelles missions|commencer chez nous|a l ecoute|prend elle|accepte t elle|est elle prenable',
  location:
    'habite|habit*|lieu de travail|vit|vivre|base|basee|localis*|ou se trouve|ville|dans quel pays|domicile|reside*|fuseau horaire|installee',
  country: 'pays|etranger|international*|a l etranger',
  abroad: 'etranger|a l etranger|dans d autres pays|dans un autre pays|expatri*',
  industry: 'secteur|secteurs|industrie*|branche*|domaines d activite|domaine d activite',
  contact:
    'contact*|joindre|email|e mail|mail|courriel|telephone|appeler|ecrire|linkedin|github|rendez vous|rencontrer|lui parler|entrer en relation|adresse mail|prendre contact|reseaux|message a',
  hiring:
    'recrut*|embauch*|offre d emploi|proposer un poste|offrir un poste|proposition de poste|entretien d embauche|cdi',
  testimonial:
    'temoignage*|recommand*|que disent|disent les autres|dit d elle|disent d elle|pense t on|avis|references|reputation|retour des|citation*|que pensent|anciens collegues|anciens chefs|apprecie*|disent ses|dit de|eloge*',
  interest: 'loisir*|passe temps|centres d interet|temps libre|hobby|hobbies|en dehors du travail|vie privee',
  quantity: 'utilisateurs|clients|requetes|transactions|volume|charge|echelle',
  speed: 'rapide*|vite|vitesse|latence|temps de reponse|lent|lente|secondes|millisecondes|rapidite|delai*',
  cost: 'cout|couts|coute|coutait|cher|economie*|economis*|budget|depense*|moins cher',
  measure: 'taux|precision|fiab*|exact*|disponibilite du|erreurs|panne*',
  first:
    'premier|premiere|premiers|premieres|debut|debuts|commence|debute|debut de carriere|au debut|commencer sa carriere|tout premier',
  last: 'dernier|derniere|derniers|precedent*|ancien|ancienne|avant dernier|plus recent*',
  current: 'actuel*|actuellement|en ce moment|aujourd hui|maintenant|encore|toujours|present|ces jours ci',
  longest: 'plus longtemps|le plus longtemps|plus long|plus longue|la plus longue',
  shortest: 'plus court|plus courte|le moins longtemps|la plus courte|moins longtemps',
  all: 'tous|toutes|tout|chaque|ensemble|complet*|au total|entier*|liste',
  before: 'avant|precedemment|auparavant|anterieur*',
  after: 'apres|ensuite|suite a|par la suite|puis|a la suite',
  next: 'et ensuite|puis|alors|et apres',
  other: 'autre|autres|ailleurs|encore|d autre|sinon|hormis|a part|sauf|outre',
  not: 'pas|jamais|aucun*|sans|ne|n|manque*|rien|lacune*|non',
  only: 'seulement|uniquement|que|seul',
  people:
    'personnes|gens|ingenieur*|developpeur*|collaborat*|employes|collegues|membres|infirmi*|salaries|subordonnes|specialistes|etudiants',
  there:
    'la|la bas|y|dans cette entreprise|a ce poste|dans ce poste|cette entreprise|cette societe|ce poste|dans cette societe|cet employeur',
  it: 'il|ils|ca|cela|ce|cette|celui ci|celle ci|le projet|ce projet|ce systeme|cette plateforme|en|le|la|l|lui|celui la|celle la|ce dernier|cette technologie|c',
  backThen: 'a cette epoque|a l epoque|a ce moment la|pendant ce temps|cette annee la',
  more: 'plus de details|davantage|continue|continuez|dis m en plus|dites m en plus|en dire plus|plus|encore|la suite|et encore|plus d informations|developpe|developpez|autre chose|detaille',
  yes: 'oui|oui s il te plait|oui s il vous plait|d accord|volontiers|bien sur|ok|avec plaisir|allez y|vas y|je veux bien|parfaitement|certainement',
  no: 'non|non merci|pas maintenant|nan|sans facon',
  second: 'le deuxieme|la deuxieme|le second|la seconde|numero deux|deuxieme|second|seconde',
  third: 'le troisieme|la troisieme|numero trois|troisieme',
  firstOne: 'le premier cite|la premiere citee|numero un|le premier des deux|le premier de la liste',
  lastOne: 'le dernier cite|la derniere citee|ce dernier|cette derniere|le dernier de la liste',
  shorter:
    'en bref|bref|brievement|en resume|en une phrase|court|plus court|en quelques mots|resume|en deux mots|succinct*|synthese|en quelques phrases',
  owner: 'elle|sa|cette personne|la candidate|le candidat|la proprietaire|cette femme|cet homme|candidate|titulaire',
  who_is:
    'qui est elle|qui est ce|qui est cette|presente la|presentez la|presente elle|a qui est ce site|a qui appartient|sur elle|c est quoi ce site|qui est la|qui est donc|presentation de|presentez moi elle|qu est ce que ce site|portrait|d elle',
  generic:
    'systeme|plateforme|plate forme|projet|application|appli|programme|outil|service|solution|transformation|de|des|du|la|le|les|pour|d|et|en|a',
  at: 'chez|pour|a',
  filler:
    's il te plait|s il vous plait|svp|stp|dis moi|dites moi|peux tu|pouvez vous|je voudrais|j aimerais|savoir|bonjour|salut|merci|donc|alors|bien|vraiment|exactement|juste|un peu|peu|quelque|quelques|chose|choses|genre|type|sorte|tres|beaucoup|plusieurs|certain*|aussi|meme|me|moi|nous|notre|nos|je|j|on|tu|vous|avoir|avait|ont|ai|as|est|sont|etait|etaient|ete|etre|sera|serait|fut|eu|a|va|vont|faut|peut|peuvent|pourrait|pouvoir|doit|veut|vouloir|dire|dit|donne|donner|donnez|montre|montrez|voir|trouver|exemple|exemples|concret*|concretement|pratique|reel|reelle|professionnel*|solide*|profond*|bon|bonne|bons|grand|grande|gros|particulier*|particulierement|principalement|general|generalement|temps|fois|an|ans|annee|annees|jour|jours|vie|monde|matiere|niveau de|cadre|sujet|propos|terme|termes|cas|partie|facon|maniere|site|page|question|reponse|interesse*|curieu*|lire|entendre|pens*|crois|sais|preuve*|fait|faits|prendre|pris|prend|mettre|mis|venir|venu|vient|aller|alle|rien|ici|encore|deja|tot|tard|nouveau|nouvelle|nouveaux|propre|seul|divers|different*|phrase|phrases|mot|mots|monsieur|madame|mme|m|pardon|attends|peut etre|environ|surtout|notamment|deja|eventuellement|fin|debut',
  since: 'depuis|a partir de|des|de',
  until: 'jusqu a|jusqu en|a',
  beforeYear: 'avant|jusqu en|jusqu a|anterieur a',
  afterYear: 'apres|posterieur a',
  between: 'entre|de',
  ago: 'il y a',
  lastYears: 'derniers|dernieres|ces|les',
  years: 'ans|annees|an|dernieres annees|derniers annees',
  // Asks what somebody thinks of a matter, or would promise.
  judgement:
    'pense quoi|penses quoi|pensez quoi|pense de|pense t il de|pense t elle de|pensez vous de|penses tu de|pense du|pense des|pensez vous du|pensez vous des|penses tu du|penses tu des|pense t il du|pense t il des|pense t elle du|pense t elle des|avis sur|opinion sur|position sur|pour ou contre|peut … garantir|pouvez … garantir|peux … garantir|garantir que|garantissez vous|nous garantir|me garantir|promettre que|assurer que',
  thisYear: 'cette annee',
  lastYear: 'l annee derniere|l an dernier|l an passe|l annee passee|annee derniere',
  decade: 'annees',
}
