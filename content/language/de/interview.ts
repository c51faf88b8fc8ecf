// Was Besucher jeden fragen: wie sie fragen, und die Frage in den Worten, in denen sie vorgeschlagen wird.
import type { InterviewQuestions } from '../vocabulary/interview-questions.ts'

export const interview: InterviewQuestions = {
  strengths: {
    question: 'Was sind die Stärken von {{owner}}?',
    says: 'starke|starken|besonders gut|worin ist sie gut|was kann sie gut|was kann sie besonders|vorzuge|pluspunkte|beste fahigkeit*|grosster vorzug|worin ist sie stark|beste eigenschaft*|liegt ihre',
  },
  weakness: {
    question: 'Welche Schwächen hat {{owner}}?',
    says: 'schwache|schwachen|schwachpunkt*|was kann sie nicht gut|worin ist sie schlecht|verbesserungspotenzial|nicht so gut|entwicklungsfeld*|blinder fleck|makel|nachteile|nachteil|woran muss sie arbeiten|was fallt ihre schwer|fallt ihre schwer',
  },
  failure: {
    question: 'Aus welchem Misserfolg hat {{owner}} gelernt?',
    says: 'misserfolg*|scheitern|gescheitert|fehler gemacht|grosster fehler|grossten fehler|schief gegangen|schiefgegangen|schiefgelaufen|schief gelaufen|misslungen|ruckschlag*|niederlage*|bereut|daneben gegangen|aus fehlern|fehlschlag*|anders machen|versagt|fehler gelernt|fehlern gelernt|nicht geklappt|verbockt|vergeigt|patzer*|bockmist|mist gebaut|in den sand gesetzt|vermasselt|verhauen|danebengegangen',
  },
  proudest: {
    question: 'Worauf ist {{owner}} am stolzesten?',
    says: 'stolz*|stolzeste*|lieblingsprojekt*|hohepunkt*|schonster erfolg|grosste leistung',
  },
  hardest: {
    question: 'Was war das schwerste Problem für {{owner}}?',
    says: 'schwerste*|schwierigste*|harteste*|grosste herausforderung in ihre|grosste berufliche herausforderung|anspruchsvollste*|kniffligste*|komplexeste*|schwierige situation*|grosste herausforderung',
  },
  'why-hire': {
    question: 'Warum sollte man {{owner}} einstellen?',
    says: 'warum sollte* … einstellen|warum einstellen|warum gerade sie|warum sie|was macht sie besonders|was zeichnet sie aus|hebt sie ab|unterscheidet sie von|uberzeug mich|uberzeuge mich|uberzeugen sie mich|was bringt sie mit|spricht fur sie|die richtige|der richtige|mehrwert bringt sie|besser als andere|alleinstellungsmerkmal|was spricht fur sie|warum sollten wir|warum sollte ich|bringt sie uns|anders als andere',
  },
  motivation: {
    question: 'Was motiviert {{owner}}?',
    says: 'motivi*|motivation|treibt sie an|antrieb|leidenschaft*|begeister*|spass|was mag sie|freude|was liebt sie|erfullt sie|gefallt ihre|wichtig ist ihre|ist ihre wichtig|werte',
  },
  origin: {
    question: 'Wie kam {{owner}} zu diesem Beruf?',
    says: 'wie kam sie|wie ist sie … gekommen|zu diesem beruf|zum beruf|warum ist sie … geworden|wie wurde sie|wie ist sie … geworden|warum wurde sie|warum hat sie sich fur diesen|in die branche|wie fing alles an|wie hat alles angefangen|warum dieser beruf|warum dieses fach|berufswahl|in die informatik',
  },
  leaving: {
    question: 'Warum würde {{owner}} wechseln?',
    says: 'warum will sie wechseln|warum mochte sie wechseln|warum wurde sie wechseln|grund fur den wechselwunsch|wechselgrund|warum sucht sie|wechselmotiv*|wechselwunsch|warum will sie weg|warum verlasst sie|warum einen neuen job',
  },
  'ideal-role': {
    question: 'Welche Rolle sucht {{owner}}?',
    says: 'traumjob|ideale stelle|ideale rolle|wunschstelle|wunschrolle|wunschposition|was sucht sie|wonach sucht sie|welche rolle sucht|welche stelle sucht|welche position sucht|art von stelle|art von rolle|nachste rolle|nachsten job|nachste stelle|perfekte stelle|interessiert sie als nachstes|wunscharbeitgeber|welche aufgaben reizen',
  },
  'five-years': {
    question: 'Wo sieht sich {{owner}} in fünf Jahren?',
    says: 'in funf jahren|in 5 jahren|sieht sie sich|karriereziel*|ziele|langfristig|zukunftsplane|plane fur die zukunft|ambition*|nachster schritt|berufliche zukunft',
  },
  'first-ninety-days': {
    question: 'Was würde {{owner}} in den ersten 90 Tagen tun?',
    says: 'ersten 90 tage*|ersten neunzig tage*|ersten drei monate*|ersten 3 monate*|ersten 100 tage*|ersten hundert tage*|erster monat|ersten monat|ersten woche*|erste woche|einarbeit*|90 tagen|ersten tage*|erster tag|start in einer neuen',
  },
  leadership: {
    question: 'Wie führt {{owner}} Menschen?',
    says: 'fuhrungsstil*|wie fuhrt sie|wie leitet sie|managementstil|leitungsstil|als chefin|als chef|als fuhrungskraft|fuhrungsphilosophie|art zu fuhren|delegier*|wie wurde sie … fuhren|fuhrt sie menschen|fuhrt sie leute|motiviert sie ihre team|fuhrungsverstandnis|gute chefin',
  },
  mentoring: {
    question: 'Wie fördert {{owner}} andere?',
    says: 'mentor*|coach*|forder*|nachwuchs|berufseinsteiger*|juniors|junior entwickler*|anleit*|weiterentwickl*|ausbilden|bringt sie anderen|entwickelt sie leute|lernende betreu*',
  },
  hiring: {
    question: 'Wie stellt {{owner}} Leute ein?',
    says: 'wie stellt sie … ein|wen stellt sie ein|einstellungsgesprach*|bewerbungsgesprach*|vorstellungsgesprach*|personalauswahl|worauf achtet sie bei|team aufbauen|baut sie teams|teamaufbau|rekrutier*|bewerber auswahl*|leute einstellen|mitarbeiter auswahl*|sucht sie leute aus',
  },
  conflict: {
    question: 'Wie geht {{owner}} mit Konflikten um?',
    says: 'konflikt*|streit*|meinungsverschieden*|uneinig*|widerspruch|auseinandersetzung*|schwierige kollegen|schwierigen kollegen|schwierige menschen|schwierigen menschen|reibung*|spannungen|anderer meinung',
  },
  feedback: { question: 'Wie geht {{owner}} mit Feedback um?', says: 'feedback|kritik*|ruckmeldung*|kritisier*' },
  decisions: {
    question: 'Wie trifft {{owner}} Entscheidungen?',
    says: 'entscheidungen trifft|trifft sie entscheidungen|trifft sie entscheidung|entscheidet sie|entscheidungsfindung|entscheidungsprozess|wie entscheidet|schwere entscheidung*|schwierige entscheidung*|entscheidungen getroffen|entscheidungsstil|entscheidungen fallt',
  },
  estimates: {
    question: 'Wie schätzt {{owner}} Aufwände?',
    says: 'schatzung*|aufwand*|aufwande|schatzt sie|wie plant sie|planung|projektplanung|plant sie projekte|aufwandsschatzung*|wie genau schatzt',
  },
  priorities: {
    question: 'Wie setzt {{owner}} Prioritäten?',
    says: 'priorit*|priorisier*|zeitmanagement|organisiert sie sich|organisiert sie ihre|was kommt zuerst|zuerst angehen|nein sagen|selbstorganisation|arbeitsorganisation',
  },
  pressure: {
    question: 'Wie geht {{owner}} mit Druck um?',
    says: 'druck|stress*|belastbar*|belastung|termindruck|deadline*|frist*|krise*|notfall*|ruhe bewahr*|work life balance|uberstunden|burnout|zwischenfall*|storung*|hektik|rufbereitschaft|vorfall|vorfallen',
  },
  teamwork: {
    question: 'Wie arbeitet {{owner}} mit Teams?',
    says: 'teamplayer*|teamarbeit|zusammenarbeit*|zusammen arbeitet|arbeitet sie mit teams|arbeitet sie im team|arbeitet sie mit anderen|personlichkeit|charakter|was fur ein mensch|arbeitsstil|arbeitsweise|wie arbeitet sie|wie ist sie so|als kollegin|als kollege|im umgang|wie tickt sie|teamfahig*|kooper*|wie ist es mit ihre zu arbeiten|humor',
  },
  remote: {
    question: 'Arbeitet {{owner}} remote?',
    says: 'remote|homeoffice|home office|von zuhause|von zu hause|vor ort|hybrid|im buro|ortsunabhangig|verteilte teams|verteilten teams|telearbeit|aus der ferne|prasenz',
  },
  meetings: {
    question: 'Was hält {{owner}} von Besprechungen?',
    says: 'besprechung*|meeting*|sitzung*|stand up|standup|jour fixe',
  },
  stakeholders: {
    question: 'Wie spricht {{owner}} mit Fachfremden?',
    says: 'stakeholder*|fachfremd*|nicht techniker*|nichttechniker*|laien|vorstand|geschaftsfuhrung|geschaftsleitung|kommunizier*|kommunikation*|erklart sie|fachbereich*|prasentiert sie|management uberzeugen|technik erklaren|entscheidern',
  },
  quality: {
    question: 'Wie sichert {{owner}} Qualität?',
    says: 'qualitatssicher*|qualitat sicher|sichert sie qualitat|sicherung der qualitat|qualitatsanspruch|code review*|codequalitat|testet sie|teststrategie|technische schulden|qualitatsstandards|qualitat ihre arbeit|sorgt sie fur qualitat|qualitat',
  },
  'working-day': {
    question: 'Wie sieht ein Arbeitstag von {{owner}} aus?',
    says: 'arbeitstag|typischer tag|typischen tag|tagesablauf|alltag|arbeitsalltag|typische woche|arbeitswoche|programmiert sie noch|noch selbst|selbst code|codet sie noch|routine',
  },
  tools: {
    question: 'Mit welchen Werkzeugen arbeitet {{owner}} täglich?',
    says: 'lieblingswerkzeug*|lieblingstool*|taglich* werkzeug*|welche tools nutzt sie taglich|editor|betriebssystem|lieblingssprache|lieblingstechnologie|liebstes werkzeug|bevorzugte*|laptop|arbeitsumgebung|werkzeuge im alltag|taglichen werkzeuge|taglich',
  },
  learning: {
    question: 'Wie bildet sich {{owner}} weiter?',
    says: 'weiterbild*|bildet sie sich|fortbild*|lernt sie|auf dem laufenden|neues lernen|dazulernen|autodidakt*|aktuell bleib*|lernt sie gerade|halt sie sich',
  },
  'trade-mistakes': {
    question: 'Was machen andere im Fach falsch, findet {{owner}}?',
    says: 'machen … falsch|falsch gemacht|haufige fehler|haufigster fehler|haufigsten fehler|typische fehler|typischen fehler|uberbewertet|unterschatzt|unpopulare|argert sie|nervt sie|stort sie|irrtum*|mythen|mythos|kontroverse|die meisten teams|verbreitete fehler',
  },
  ai: {
    question: 'Was denkt {{owner}} über künstliche Intelligenz?',
    says: 'halt sie von ki|denkt sie uber ki|meinung zu ki|ki hype|kunstliche intelligenz|kunstlicher intelligenz|ki ersetz*|nutzt sie ki|nutzt sie chatgpt|sicht auf ki|haltung zu ki|generative ki|halt sie von chatgpt|meinung zur ki|zukunft der ki|denkt sie uber llms|ki werkzeuge|uber ki',
  },
  trends: {
    question: 'Welche Entwicklungen beobachtet {{owner}}?',
    says: 'trend*|entwicklungen|zukunft der|zukunft des|nachste grosse|kommenden jahre|nachsten jahre|hype|wohin geht die branche|was wird sich andern|prognose*',
  },
  advice: {
    question: 'Welchen Rat gibt {{owner}} Einsteigern?',
    says: 'rat|ratschlag*|tipp|tipps|empfehlung fur anfanger|rat fur|anfanger*|einsteiger*|jungeren ich|empfiehlt sie jung*|wie werde ich|berufsanfanger*',
  },
  notice: {
    question: 'Ab wann könnte {{owner}} anfangen?',
    says: 'kundigungsfrist|wann konnte sie anfangen|wann kann sie anfangen|ab wann|fruhestens|starttermin|eintrittstermin|eintrittsdatum|wann ware sie verfugbar|wann ist sie verfugbar|sofort verfugbar|wann konnte sie starten|wann kann sie starten|wie schnell konnte sie|wie schnell kann sie|wann konnte sie beginnen|wann frei',
  },
  salary: {
    question: 'Welches Gehalt erwartet {{owner}}?',
    says: 'gehalt*|lohn|verdient|verdienst|einkommen|vergutung|gehaltsvorstellung*|bezahl*|jahresgehalt|bonus|was verdient|boni',
  },
  rates: {
    question: 'Welches Honorar verlangt {{owner}}?',
    says: 'tagessatz|tagessatze|stundensatz|stundensatze|honorar*|was kostet sie|was kostet es|was kostet eine|was wurde es kosten|preis|preise|satz pro|kosten fur eine beratung|was verlangt|wie teuer|gebuhr*|festpreis|pro tag|pro stunde|kostet uns|angebotspreis|rabatt*|was nimmt sie',
  },
  contract: {
    question: 'Welche Vertragsart nimmt {{owner}} an?',
    says: 'freiberuflich*|freelanc*|festanstellung|fest angestellt|teilzeit|vollzeit|befristet*|unbefristet*|vertragsart|vertragsform|selbststandig*|selbstandig*|interim*|auf honorarbasis|anstellungsart|werkvertrag|eigene firma|tage pro woche|tage die woche',
  },
  hours: {
    question: 'Zu welchen Zeiten arbeitet {{owner}}?',
    says: 'arbeitszeit*|zeitzone|wann arbeitet sie|am wochenende|wochenende*|burozeiten|uhrzeit*|stunden pro woche|wochenstunden|nachtschicht*|schichtdienst|wie schnell antwortet sie|erreichbarkeit|zu welchen zeiten',
  },
  relocation: {
    question: 'Würde {{owner}} umziehen?',
    says: 'umzug|umziehen|umzugsbereit*|wurde sie umziehen|zieht sie um|ins ausland gehen|ortswechsel|standortwechsel|nach … ziehen|ortlich flexibel|umzieh*|nach berlin',
  },
  travel: {
    question: 'Reist {{owner}} beruflich?',
    says: 'reisebereit*|dienstreise*|geschaftsreise*|reist|reisen|reisetatigkeit|unterwegs|zu uns kommen|besuchen',
  },
  permit: {
    question: 'Wo darf {{owner}} arbeiten?',
    says: 'arbeitserlaubnis|visum|arbeitsgenehmigung|aufenthaltserlaubnis|aufenthaltstitel|sicherheitsuberprufung|eu burger*|darf sie … arbeiten|fuhrungszeugnis|sponsoring',
  },
  'client-start': {
    question: 'Wie beginnt ein Projekt mit {{owner}}?',
    says: 'wie beginnt ein projekt|wie startet ein projekt|ablauf einer zusammenarbeit|ablauf eines projekt*|wie lauft ein projekt|wie lauft eine zusammenarbeit|wie fangen wir an|erste schritte|erster schritt|nachste schritte|nachsten schritte|was braucht sie von uns|wie kann ich sie beauftragen|wie kann ich sie engagieren|zusammenarbeit beginnen|projekt starten|wie beauftrage|ubergabe|ubergibt sie|wie kann man sie buchen|wie lauft das ab|arbeitet sie mit kunden|wie beginnt',
  },
  duration: {
    question: 'Wie lange dauert ein Projekt mit {{owner}}?',
    says: 'wie lange dauert ein|wie lange dauert eine|wie lange dauert es|wie lange wurde es dauern|projektdauer|dauer eines|dauer einer|wie lange brauch*|mindestlaufzeit|ubliche dauer|wie viele wochen|wie schnell ware',
  },
  'small-clients': {
    question: 'Arbeitet {{owner}} mit kleinen Firmen?',
    says: 'kleine firm*|kleinen firm*|kleine unternehmen|kleinen unternehmen|startup*|start up*|kleine kund*|kleine projekte|kleinen projekte|mittelstand|kmu|kleinbetrieb*|kleines budget|zu klein|kleines unternehmen|kleineren|gemeinnutzige kunden',
  },
  unwanted: {
    question: 'Was macht {{owner}} nicht?',
    says: 'was macht sie nicht|lehnt sie ab|ablehnen|was will sie nicht|nicht machen|nicht ubernehmen|kommt nicht in frage|no go|macht sie nicht|was kann sie nicht|nie gemacht|noch nie gemacht|keine erfahrung|fehlt ihre|nicht kann|nicht anbieten|was bietet sie nicht|wissenslucken|lucken|womit hat sie nicht|womit hat sie noch nie|kennt sie nicht',
  },
  hobbies: {
    question: 'Was macht {{owner}} außerhalb der Arbeit?',
    says: 'hobby*|hobbys|freizeit|privat gern*|ausserhalb der arbeit|neben der arbeit|nach feierabend|am wochenende gern|private interessen|interessen|zum ausgleich|entspann*|sport|musik|haustier*|wenn sie nicht arbeitet|privat so',
  },
  reading: {
    question: 'Welche Bücher empfiehlt {{owner}}?',
    says: 'buch|bucher|liest|lekture|lieblingsbuch|buchempfehlung*|podcast empfehl*|vorbild*|bewundert|inspiriert|inspiration',
  },
  'side-projects': {
    question: 'Hat {{owner}} Nebenprojekte oder Open-Source-Projekte?',
    says: 'nebenprojekt*|open source|opensource|private projekte|eigene projekte|quelloffen*|hobbyprojekt*|github profil|freizeitprojekt*|eigenes produkt|codebeispiel*|meetup*',
  },
}
