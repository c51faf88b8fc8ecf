// Words that change what a statement says, and words by which anything may be told.
import type { ClaimWords } from '../claim-words.ts'

export const claims: ClaimWords = {
  numbers:
    'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 dizaine=10 douzaine=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100 millier=1000',
  scales: 'cent=100 cents=100 mille=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000',
  parts: 'moitie=0.5 demi=0.5 demie=0.5 quart=0.25 quarts=0.25 tiers=0.33 dixiemes=0.1 cinquiemes=0.2',
  units: {
    ms: 'ms|milliseconde|millisecondes',
    s: 's|sec|seconde|secondes',
    min: 'min|minute|minutes',
    h: 'h|heure|heures|horaire',
    day: 'jour|jours|quotidien*|journee*|journalier*|lendemain',
    week: 'semaine|semaines|hebdomadaire*|hebdo',
    month: 'mois|mensuel*',
    quarter: 'trimestre*|trimestriel*',
    year: 'an|ans|annee|annees|annuel*',
    decade: 'decennie|decennies',
  },
  ordinals: '',
  notUnits: 'à ce jour|de nos jours|à jour|mise à jour|jour le jour|au jour',
  one: 'un seul|une seule|unique|un à la fois|une à la fois|un par un|une par une',
  median: 'médian*',
  implied: 'doubl*=2|tripl*=3|quadrupl*=4|deux fois=2',
  each: 'chaque',
  times: 'fois|divisé par|divisés par|divisée par|divisées par|facteur de|facteur|multipli*',
  percent: '%|pour cent|pourcent',
  still:
    'encore aujourd hui|aujourd hui encore|toujours aujourd hui|travaille toujours|travaille encore|dirige toujours|dirige encore|occupe toujours|occupe encore|y est toujours|y est encore|est toujours en poste|continue de diriger|continue d y travailler',
  done: 'après|une fois|depuis|à l issue|achev*|terminé*|finie|à la suite|au terme',
  joining: 'et|tandis',
  from: 'de|depuis|au lieu de|plutôt que|contre|auparavant|autrefois|avant|prenait|exigeait|fallait|remplac*|jusque là|passer de|passe de|hebdomadaire',
  to: 'transform*|tombé à|tombe à|monté à|passé à|passe à|réduit à|porté à|devient|grimpé à|à|vers|jusqu à|désormais|ensuite|désormais|aujourd hui|suffis*|atteint|ramen*|devenu*|seulement',
  over: 'un peu plus|un bon|une bonne|nettement plus|plus de|plus d|plus que|au delà|dépass*|au moins|au dessus|supérieur*|passé',
  under:
    'près de|presque|à peine|un peu moins|moins de|moins d|au plus|en dessous|sous|au maximum|inférieur*|jusqu à|n excéd*|ne dépass*|tout au plus',
  strict: 'plus de|plus d|moins de|moins d',
  lasting: 'sur|en|sous',
  up: 'en plus|de plus|plus cher|plus chère|renchéri*|supplémentaire*|davantage',
  down: 'en moins|de moins|moins cher|moins chère|perd*|perte|économis*|fléchi*|dégringol*',
  secrets:
    'mot de passe|mots de passe|code secret|code pin|numéro de carte|numéro de la carte|numéro de votre carte|numéro de ta carte|carte bancaire|carte de crédit|cryptogramme|coordonnées bancaires|identifiants|iban|clé privée|code de vérification|code de sécurité|numéro de compte',
  asking:
    'votre|vos|vous|ton|ta|tes|s il vous plaît|s il te plaît|veuillez|saisissez|entrez|envoyez|tapez|indiquez|donnez|communiquez|ici',
  order: 'premier=1|première=1|deuxième=2|second=2|seconde=2|troisième=3|quatrième=4|cinquième=5',
  forms: 'elle=il|arrivée=arrivé|partie=parti|étudiante=étudiant|seule=seul|promue=promu|nommée=nommé',
  notMarks:
    'sans dépasser|sans excéder|ne dépass*|n excéd*|deux tiers|un tiers|d un tiers|des tiers|si bien que|en tout|au total|un total de|selon que|selon la|selon le|selon qu|à lui seul|à elle seule|rien de moins|pas moins de|pas plus de|ni plus ni moins|sous {name}|non moins|est restée|en tant que|non seulement|pas seulement|à tout prix|tout en|en tout cas|tout d abord|une personne|plus que|sans arrêt|sans cesse|sans relâche|sans interruption',
  marks: {
    gone: 'élimin*|supprim*|disparai*|disparu*|fin|mis fin|mettre fin|remplac*|cess*|arrêt*|ne plus|interromp*|évit*',
    not: 'pas|non|jamais|ni|aucun|aucune|sans|rien|nul|nulle|absence|faute de|privé*|ignor*|sauf|hormis|hors|exclu*|omet*|dépourvu*|manqu*|néglig*',
    failed:
      'inaperçu*|inutile*|inutilisé*|superflu*|inachevé*|de côté|se passe de|se passait de|abandon|laissé hors|échou*|échec|refus*|rejet*|abandonn*|renonc*|annul*|incapable|cess*|écart*|empêch*|malgré|bien que|pourtant|reste|restait|restaient|inchangé*|interdi*|contre|opposé*|s oppos*|évit*|supprim*|à peine|peine à|toutefois|cependant|tard*|persist*|sont restés|est restée|est resté|laiss* de côté|en vain|continu*',
    instead: 'au lieu|plutôt que|plutôt|à la place|et non|mais non|contrairement|à défaut|mais',
    all: 'tout|tous|toute|toutes|chacun|chacune|entier|entière|entièrement|intégral*|ensemble de|n importe|quel que|quelle que|quels que|totalité|total*|partout|mondial*|monde|généralis*|toute l entreprise|l ensemble|complet*|complète*|quelconque|europe|planète',
    only: 'seul|seule|seuls|seules|seulement|uniquement|exclusi*|unique|ne que|à elle seule|rien que|uniquement|juste|simplement',
    most: 'sans précédent|de classe mondiale|de loin|écrasant*|révolution*|exceptionnel*|extraordinaire*|personne d autre|nul autre|plus grand*|plus gros*|plus importante*|plus rapide*|meilleur*|record|leader|numéro un|le plus|la plus|les plus|inégalé*|sans équivalent|célèbre|renommé*|référence mondiale|jamais vu|historique|prestigieu*|du marché|du secteur|du danemark|de tous',
    always:
      'toujours|jamais|systématique*|sans exception|en permanence|constamment|permanent*|infaillible*|garanti*|parfait*|illimité*|à tout moment|à toute heure|en toute circonstance|quoi qu il|définitive*|éternel*|invariable*|sans faille|impossible|zéro|pas une seule|pas un seul|la moindre|le moindre|aucun|aucune|absolu*|instant',
    multiple:
      'double*|triple*|deux fois|dix fois|fois plus|moitié|centaines|milliers|millions|dizaines|plusieurs|nombreu*|innombrable*|énorme*|massi*|multipli*|quadrupl*',
    instant:
      'instantané*|immédiat*|aussitôt|en temps réel|en un clin|sur le champ|en quelques secondes|en quelques minutes|d emblée',
    actor:
      'équipe|équipes|collègue*|consultant*|cabinet|prestataire*|fournisseur*|éditeur|agence|partenaire*|prédécesseu*|successeur|stagiaire*|manager|département|université|universitaire*|externe*|client|clients|cliente*|étudiant*|mentor*|patron*|comité|conseil|direction|rédaction|ingénieur*|analystes|développeurs|opérateur*|exploitants|auditeur*|commercial*|juridique*|freelance|confrère*|quelqu un d autre|autres|autre|tiers|ministère|commerçants|régulateur|autorité|l entreprise|la banque|chercheur*|assistant*|hébergeur|sous traitan*|service|quelqu un|autrui',
    role: 'utilisateur*|utilisatrice*|employé*|salarié*|ouvrier*|technicien*|spécialiste*|expert*|scientifique|scientifiques|designer*|graphiste*|avocat*|journaliste*|fondateur*|fondatrice*|investisseur*|promoteur*|bénévole*|apprenti*|adjoint*|directeur*|directrice*|dirigeant*|fabricant*|transporteur*|banques|police|gouvernement|citoyen*|habitant*|voisin*|parents|patient*|acheteur*|distributeur*|détaillant*|administrateur*|hôte*|inspecteur*|pilote|conducteur*|contremaître|magasins|eux mêmes|elles mêmes|lui même',
    helped:
      'aid*|assist*|soutien*|soutenu*|sous la direction|sous l autorité|attribu*|revient|relu*|conseill*|observ*|repris|hérit*|confi*|délégu*|command*|selon|d après|crédit*|contre l avis',
    relative:
      'l an dernier|la dernière année|les derniers mois|l année dernière|l an passé|cette année|ce mois|le mois dernier|mois en cours|la semaine dernière|l année suivante|un an plus tard|ans plus tard|années plus tard|mois plus tard|l an prochain|l année prochaine|le mois prochain|prochain trimestre|trimestre prochain|hier|l année précédente|semaines plus tard',
    outside:
      'pendant sa licence|durant sa licence|pendant son master|durant son master|pendant ses études|durant ses études|à la fin de ses études|au sortir de ses études|dès son arrivée|à peine arrivée|avant que {name} n arrive|avant que {name} arrive|avant qu elle n arrive|avant de rejoindre|avant d entrer|avant son arrivée|avant l arrivée|avant d arriver|après son départ|après avoir quitté|une fois partie|après le départ|bien avant|des années avant|des années après|avant l arrivée de {name}|après le départ de {name}|encore étudiante|avant même|avant sa venue|avant son embauche|avant ses débuts',
    first: 'premier|première|premiers|premières|1er|initial*|pionni*',
    last: 'dernier|dernière|derniers|dernières|final|finalement|ultime|précédent*',
    now: 'maintenant|aujourd hui|actuel*|désormais|encore|à présent|en ce moment|cette année|ce mois|récemment|à ce jour|depuis peu|toujours',
    past: 'autrefois|il y a|auparavant|l an dernier|l année dernière|le mois dernier|jadis|à l époque|ancien*|ne plus|n est plus|naguère|n y est plus',
    early: 'déjà|dès|tôt|d emblée|dès le début|au début|d abord|au départ|bientôt|rapidement|initialement',
    late: 'plus tard|tardi*|finalement|par la suite|ensuite|années après|ne qu après|vers la fin|en fin de|à la fin|depuis',
    before: 'avant|préalable*|antérieur*|jusqu*|en amont|précède*|à l avance|d avance',
    after: 'après|suite à|une fois|à l issue|postérieur*|au lendemain|ensuite',
    honour:
      'promotion*|promu*|un prix|le prix du|le prix de la|remport*|prix d honneur|récompens*|brevet*|licenci*|renvoy*|une prime|prime de|distinction*|médaille*|nommé*|décoré*|félicit*|certifi*|mention|honneur*|lauréat*|best seller|bourse|augmentation de salaire|augmenté son salaire|a gagné un|a gagné le|gagnante|accrédit*|valu|condamn*|coupable*|arrêté par|prison|procès|poursuivi* en|poursuivi* pour|poursuites|criminel*|scandale*|faillite|enquête judiciaire|commis une fraude|commis des fraudes|commis un délit|commis un crime|commis un vol|a fraudé|escroqu*|détourné des fonds|détourné de l argent|a volé|soudoy*|falsifié|plagi*|fait chanter|blanchi de l argent|en clair|non chiffré*|fuite de données|fuites de données|piraté*',
    cause:
      'parce que|grâce à|donc|en conséquence|ce qui a|conduit à|si bien que|de sorte|causé*|afin de|pour que|au moyen|fondé* sur|basé* sur|en recourant|en utilisant|à l aide|via|en s appuyant|permis|permet*|valu|économis*',
    also: 'aussi|ainsi que|également|en plus|de plus|en outre|outre|avec en|y compris|de même que|par ailleurs|et même|non seulement|même',
  },
  earned: 'certifi*|diplôm*|agréé*',
  rise: 'augment*|hausse|grimp*|progress*|mont*|accroi*|accru*|croiss*|allong*|élev*|gonfl*|bond*|agrandi*|élargi*|prolong*|alourdi*|rallong*',
  fall: 'baiss*|diminu*|chut*|réduc*|rédui*|recul*|tomb*|abaiss*|raccourci*|dimin*|divis*|coup*|ramen*|descend*|allég*',
  articles: 'un une le la les des du de au aux ce cette ces son sa ses leur leurs',
  light:
    'travail travaille travaillait travaillé travailler poste rôle fonction fonctions titre exerce exerçait exercé occupe occupait occupé être était fait fais faire faisait prend prendre pris prenait mettre mis met mettait donner donne donné tenir tient tenu tenait mener mène mené menait diriger dirige dirigé dirigeait créer créé crée monter monté concevoir conçu conçoit conçue développer développé développe développée bâti bâtir construit construire piloter piloté porter porté porte passer passe passé passée obtenir obtenu obtient atteindre atteint atteignait parvenir parvenu gérer gère géré assurer assure assuré assurait couvrir couvre permettre permet permis permettait aider aide servir sert servait laisser laisse venir vient venu aller va aller devenir devient devenu rester reste resté dire dit disait expliquer explique expliqué décrire décrit décrite raconte raconter préciser précise indiquer indique souligne affirme évoque rapporte appelle appelée nommé nommer connu fournir fournit fourni proposer propose offrir offre offert utiliser utilise utilisé utilisait recourir employer emploie employé besoin vouloir veut voulait voir voit vu montrer montre trouver trouve trouvé partie parties façon manière chose choses temps période personne personnes gens lieu endroit domaine domaines genre sorte nombre chiffre niveau quantité approche pratique principe responsable responsabilité charge expérience carrière parcours professionnel professionnelle basée installée située vit habite connaît capable possible disponible environ près quelque quelques presque certains certaines même propre bien bon bonne nouveau nouvelle ancien cas fin point terme termes selon avis yeux mots mot réponse question sujet thème thèmes contenu texte article écrit écrire écrivait publié publiée paru parue consacré consacrée signe signé passe passé reste durée dure duré rejoint débuté commencer commence commencé partir depuis lors global globalement réaliser réalisé réalise effectuer effectue livre livrer résultat résultats signifie cela celui celle ceux celles soit côté grâce afin suite fois place lieu mise mettant faisant disposer dispose compter compte comptait repose reposer appuie consiste consister vise viser réunit réunir rassemble offre intervient intervenir accueille accueillir concerne concernant préfère souhaite estime considère pense croit recommande veille attend cherche prévoit ',
}
