// Was Besucher außer Fragen sagen: Wünsche an die Seite, Plauderei, was nicht hierher gehört. Geschrieben wie cues.ts.
import type { Acts } from '../en/acts.ts'

export const acts: Acts = {
  go: 'gehe zu|geh zu|gehen sie zu|geh zum|gehe zum|geh zur|gehe zur|scrolle|scroll|scrollen|bring mich zu|bringe mich zu|bring mich zum|bring mich zur|bringen sie mich|spring zu|springe zu|zum|zur|zeig mir|zeige mir|zeigen sie mir|zeig|zeige|offne|ich will zu|ich mochte zu|wo finde ich|lass mich … sehen|nach unten zu|hin zu|wechsle zu|navigiere zu|navigiere|fuhre mich zu|fuhre mich zum|fuhre mich zur|zu den|zu ihren|offnen|anzeigen|einblenden|blende … ein|ich wurde gern sehen|ich wurde gerne sehen|sehen|ansehen|zeigen|aufmachen|mach … auf',
  travel:
    'geh zu|gehe zu|gehen sie zu|geh zum|gehe zum|geh zur|gehe zur|scrolle|scroll|scrollen|bring mich|bringe mich|bringen sie mich|spring zu|springe zu|spring zum|spring zur|springe zum|springe zur|ab zu|ab zum|ab zur|ab zu den|navigiere|wechsle zu|wechsle zum|wechsle zur|hin zu|ich mochte zum|ich mochte zur|ich mochte zu|ich will zum|ich will zur|ich will zu|geh mit mir|runterscrollen|hochscrollen|geh|fuhr mich|fuhre mich|fuhren sie mich|runter zu|hoch zu|zuruck zu|zuruck zum|runtergehen|hochgehen|hingehen|springen|blattere|lots mich|lotse mich|leite mich|steuere mich',
  request: 'kannst du|konntest du|konnen sie|konnten sie|wurden sie|wurdest du|bitte',
  onPage: 'auf der seite|auf dieser seite|auf der website|auf der webseite',
  polite:
    'mal|bitte|bitteschon|kannst du|konntest du|konnen sie|konnten sie|wurden sie|wurdest du|ich wurde gern|ich wurde gerne|gern|gerne|abschnitt|bereich|teil|rubrik|seite|dahin|dorthin|wo|hoch|runter|rauf|hin|zu|zum|zur|zu den|ne|nen|von ihr|von ihm|von|etwas|mir|doch|jetzt|kurz|sehen|ansehen|anzeigen|einblenden|ablaufen|ein|projekt|fallstudie|auf der seite|auf dieser seite|diagramm|grafik|ich mochte|dokument|auf|das|danke|schnell|noch|ich hab|ich habe|wieder|ihr|als dokument|ob|machen|mach',
  compare:
    'vergleich*|abgleich*|gleiche … ab|gleich … ab|passt|passt sie|passt er|passt zu|pruf|prufe|prufen|passt sie auf|passt sie zu|mit',
  animate:
    'animiere|animieren|hebe … hervor|hervorheben|hervor|markiere|lass … bewegen|beleuchte|animier|betone|lass … aufleuchten|animiert|animation|skill animation|lass … animiert ablaufen|bewege|beweg|in bewegung',
  start:
    'starte|starten|beginne|beginnen|fang … an|spiele|spiel|abspielen|los|zeig|zeige|gib|mach|mache|ich mochte|ich will|lass uns|bitte|fuhre … vor|vorfuhren|vorfuhrst|ich hatte gern|einmal',
  stop: 'stopp|stoppe|stop|beende|beenden|abbrechen|brich … ab|halt … an|schluss mit|hor … auf|aufhoren|schliesse|ende der|verlasse|verlassen|keine|nicht|hore … auf',
  guide:
    'fuhre mich zu|fuhre mich durch|fuhre mich|fuhr mich|fuhren sie mich|leite mich|begleite mich zu|begleite mich|geleite mich|fuhre|fuhr mich zum|fuhr mich zur|fuhr mich zu|bring mich zum|bring mich zur|fuhr mich durch',
  want: 'schick*|senden|sende|gib|geben|gebt|kann ich|konnte ich|haben|hatte ich gern|mochte|will|brauche|benotige|herunterladen|download|lade|laden|erstell*|mach|mache|bitte|pdf|massgeschneidert*|angepasst*|zuschicken|bekomm*|ausdrucken|drucken|generier*|als datei|zeig|zeige|teilen|erzeug*|zukommen|kriegen|uberlassen',
  targetAbout:
    'uber mich|uber sie|abschnitt uber|uber ihn|profilabschnitt|vorstellung|bereich uber|vorstellung von ihr|uber die person|profil|zur person|steckbrief|kurzprofil',
  targetExperience:
    'erfahrung|erfahrungen|berufserfahrung|abschnitt erfahrung|werdegang|laufbahn|erfahrungsabschnitt|stationen',
  targetProjects:
    'fallstudien|fallstudie|case studies|projektabschnitt|abschnitt fallstudien|abschnitt projekte|projektbereich|projektteil|fallbeispiele|fallbeispielen|praxisbeispiele|projekten|den projekten',
  targetContact:
    'kontakt|kontaktformular|kontaktabschnitt|formular|kontaktbereich|kontaktdaten|kontaktseite|wo ich ihr schreiben kann|wo ich ihm schreiben kann|ihr schreiben kann|wo ich schreiben kann|nachricht schreiben|kontakt aufnehmen',
  targetSkills:
    'fahigkeiten|kenntnisse|skills|kompetenzen|ihre fahigkeiten|seine fahigkeiten|skill|skill animation|skill diagramm|skillbereich|abschnitt kompetenzen|skills diagramm',
  targetTimeline:
    'zeitstrahl|zeitleiste|zeitachse|zeitlinie|ihre stellen|die stellen|timeline|chronologie|lebenslauf … zeitstrahl|lebenslauf … zeitleiste|werdegang … zeitstrahl|werdegang … zeitleiste|laufbahn … zeitstrahl|karriere … zeitstrahl|karriere … zeitleiste',
  targetProjectCards:
    'projekte|alle projekte|die projekte|ihre projekte|seine projekte|deine projekte|portfolio|ihre arbeiten|projektkarten|projektubersicht|arbeiten|projekten|projekt ubersicht',
  targetTestimonials:
    'referenzen|kundenstimmen|zitate|zitaten|zitate der kollegen|zitaten der kollegen|empfehlungen|stimmen|stimmen der kollegen|was kollegen sagen|bewertungen|referenzabschnitt|meinungen der kollegen',
  targetAdvert:
    'stellenanzeige|stellenanzeigen|ausschreibung|stellenausschreibung|jobprofil|stellenbeschreibung|stellenangebot|jobanzeige|jobbeschreibung|vakanz|anforderungsprofil|stellenprofil|diese stelle|unsere stelle|unserer stelle',
  targetCards: 'karten|projektkarten|karten der projekte|kacheln|projektkacheln|karte|karten ihrer projekte',
  targetTour:
    'fuhrung|rundgang|tour|rundfuhrung|herumfuhren|fuhr mich herum|fuhre mich herum|fuhren sie mich herum|zeig mir alles|seitenfuhrung|durch die seite|herum|fuhr mich … rum|fuhre mich … rum|rum|fuhrung durch die seite|fuhrung durch die website',
  targetDemo: 'demo|vorfuhrung|demonstration|animationen|die animationen|die demo|effekte',
  targetResume:
    'lebenslauf|lebenslauf nach mass|lebenslaufs|cv|vita|curriculum vitae|resume|resumee|angepasster lebenslauf|individueller lebenslauf|ihren lebenslauf|lebenslauf herunterladen|lebenslauf dokument|ein cv|einen lebenslauf',
  targetFit:
    'eignungstest|passt sie zu uns|passung|eignungsprufung|passt sie|passt er|passt sie zu|eignung|fit assessment|die richtige fur uns|der richtige fur uns|passen sie zu uns|passt du zu uns|eignungseinschatzung|eignung prufen|geeignet fur uns|eignungscheck|passprobe|kurztest|passung prufen|eignungsfragen',
  targetWebsite:
    'meine website|unsere website|meine webseite|unsere webseite|meine seite|unsere seite|core web vitals|ladezeit|seitengeschwindigkeit|website geschwindigkeit|performance meiner|unsere homepage|meine homepage|eine website|lighthouse|einer webseite|einer website|der website|webseite|website',
  measure:
    'miss|messen|analysier*|prufe|prufen|teste|testen|wie schnell ist|untersuche|audit|messung|pruf|miss die performance|performance|schnell|check|wie schnell',
  targetCompanies:
    'firmen|die firmen|unternehmen|den unternehmen|den firmen|arbeitgebern|arbeitgeber|enterprise projekt|unternehmensprojekt|enterprise',
  targetExpertise: 'fachgebieten|fachgebiete|kernkompetenzen|schwerpunkte|schwerpunkten',
  targetServices: 'leistungen|angebot',
  targetTop: 'nach oben|seitenanfang|anfang der seite|ganz oben|oben',
  greeting:
    'hallo|hi|hey|guten tag|guten morgen|guten abend|gruss gott|servus|moin|gruezi|tag|hallochen|salut|grusse|schonen guten tag|na',
  thanks:
    'danke|vielen dank|dankeschon|danke schon|danke dir|danke ihnen|besten dank|herzlichen dank|super|perfekt|toll|klasse|prima|gut zu wissen|alles klar|verstanden|sehr hilfreich|hilfreich|ok danke|merci|interessant|wunderbar|gute antwort|spitze|das hilft|fur die hilfe|fur die antwort|fur die auskunft|das war alles|cool|genial',
  goodbye:
    'tschuss|tschuess|auf wiedersehen|bis bald|bis dann|ciao|wiedersehen|schonen tag|schonen tag noch|gute nacht|bis spater|mach s gut|leb wohl|ade|schonen abend',
  howAreYou:
    'wie geht es dir|wie geht s|wie geht es ihnen|alles gut|alles klar bei dir|wie laufts|wie lauft s|was geht',
  whoAreYou:
    'wer bist du|bist du eine echte person|bist du eine person|bist du ein echter mensch|sind sie eine echte person|sind sie ein echter mensch|sind sie eine ki|sind sie echt|bist du eine maschine|wer sind sie|was bist du|bist du ein bot|bist du ein mensch|bist du eine ki|sind sie ein mensch|sind sie ein bot|bist du echt|bist du chatgpt|welches modell bist du|rede ich mit einem menschen|spreche ich mit|wie heisst du|wie heissen sie|wer hat dich gemacht|wer hat dich gebaut|bist du ein roboter|ist das ein bot|ist das ein chatbot|bist du ein programm|wie funktionierst du|woher weisst du das|woher hast du|kann ich dir vertrauen|kann ich dir trauen|erfindest du|bist du ein sprachmodell|bist du real|wird dieses gesprach|speicherst du|wird das gespeichert|dein name|halluzinierst du',
  whatCanYouDo:
    'was kannst du|was konnen sie fur mich|hilfe|was kann ich fragen|was kann ich dich fragen|was soll ich fragen|was weisst du|wie kannst du helfen|was kann ich hier|vorschlage|was kannst du mir sagen|wobei kannst du helfen|was kannst du alles|welche fragen',
  insult:
    'idiot|trottel|dumm|dumme|dummer|dummes|dummste*|halt … die klappe|halt … maul|halt den mund|klappe|scheissding|mull|schrott|dummkopf|blod*|arschloch|scheiss*|halt die klappe|halts maul|fick*|nutzlos|depp|spinner|vollidiot|mist|dreck|bescheuert|verpiss*|penner|wixer|wichser|versager|schwachsinn',
  injection:
    'ignoriere alle|ignoriere deine|ignoriere die|ignorier|vergiss deine|vergiss alle|vergiss alles|systemprompt|system prompt|deine anweisungen|deine regeln|deinen prompt|tu so als|tue so als|spiel die rolle|du bist jetzt|ab jetzt bist du|sprich mir nach|api key|passwort|geheimer schlussel|behaupte dass|sag dass sie|sage dass sie|schreib dass sie|gib zu dass|entwicklermodus|neue anweisungen|uberschreibe|bestatige dass sie|missachte',
  offTopic:
    'wetter|regnet|regnen|wird es sonnig|schneit|witz|witze|gedicht|rezept|hauptstadt|bundeskanzler*|prasident*|fussball|aktienkurs|bitcoin kurs|ubersetze|wie spat|welcher tag ist|horoskop|lotto|sinn des lebens|schreib mir ein programm|schreibe ein programm|schreib code|rechne|wurzel aus|2 2|lied|kochen|hausaufgabe*|nachrichten von heute|sing|weltmeister*|fibonacci|elon musk|donald trump',
  private:
    'wie alt|alter|geburtstag|geboren|geburtsdatum|verheiratet|ehemann|ehefrau|freund hat sie|partner|kinder|familie|religion|religios|politisch*|partei|wahlt sie|sexual*|schwanger|ihre gesundheit|seine gesundheit|gesundheitlich*|gesundheitszustand|psychische gesundheit|krank|krankheit*|behinderung|privatadresse|wohnadresse|anschrift|nationalitat|ledig|single|hubsch|attraktiv|gewicht|wie gross ist sie|vermogen|vorstrafen|schulden|sternzeichen|eltern|geschwister|mutter|vater|staatsangehorigkeit|konfession',
}
