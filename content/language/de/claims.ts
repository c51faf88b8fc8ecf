// Words that change what a statement says, and words by which anything may be told.
import type { ClaimWords } from '../claim-words.ts'

export const claims: ClaimWords = {
  numbers:
    'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 dutzend=12 zweier=2 dreier=3 zweimal=2 dreimal=3 zwölfmal=12 zweiköpfig=2 dreiköpfig=3 vierköpfig=4 fünfköpfig=5 sechsköpfig=6 achtköpfig=8 zehnköpfig=10 zweiköpfigen=2 dreiköpfigen=3 vierköpfigen=4 fünfköpfigen=5 sechsköpfigen=6 siebenköpfigen=7 achtköpfigen=8 zehnköpfigen=10 zweiköpfiges=2 dreiköpfiges=3 vierköpfiges=4 fünfköpfiges=5 sechsköpfiges=6 siebenköpfiges=7 achtköpfiges=8 zehnköpfiges=10',
  scales: 'hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarde=1000000000 milliarden=1000000000',
  parts: 'hälfte=0.5 halb=0.5 halbe=0.5 halben=0.5 halbes=0.5 viertel=0.25 drittel=0.33 zehntel=0.1 fünftel=0.2',
  units: {
    ms: 'ms|millisekunde*',
    s: 's|sek|sekunde*|sekündlich*|zehntelsekunde*',
    min: 'min|minute*|minütlich',
    h: 'h|std|stunde*|stündlich*',
    day: 'arbeitstag*|werktag*|wochentag*|kalendertag*|tag|tage|tagen|tages|täglich*|tags|tageweise',
    week: 'woche*|wöchentlich*',
    month: 'monat*',
    quarter: 'quartal*|vierteljahr*|vierteljährlich*',
    year: 'jahr|jahre|jahren|jahres|berufsjahr*|lebensjahr*|dienstjahr*|geschäftsjahr*|kalenderjahr*|schuljahr*|studienjahr*|jährlich*|jährige*|vorjahr*',
    decade: 'jahrzehnt*',
  },
  ordinals: '',
  notUnits: 'heutigen tag*|heutzutage|tagung',
  one: 'jeweils ein|jeweils eine|jeweils einen|je ein|je eine|ein einziger|einzige*|ein einziges|ein einzelner',
  median: 'median*',
  implied: 'halb so=0.5|halbier*=0.5|verdoppel*=2|doppelt*=2|verdreifach*=3|dreifach*=3|vervierfach*=4',
  each: 'jede|jeder|jedes|jeden|jedem',
  times: 'mal|geteilt durch|fach*|zweimal|dreimal|faktor|multiplizier*|verviel*',
  percent: '%|prozent|prozentig*',
  still: 'bis heute|noch heute|heute noch|immer noch|noch immer|nach wie vor|weiterhin|arbeitet noch|leitet noch',
  done: 'nach|nachdem|seit|sobald|abgeschlossen*|beendet*|fertig*|vollendet*',
  joining: 'und|sowie',
  from: 'von|vom|aus|statt|anstatt|anstelle|früher|zuvor|vorher|einst|brauchte|dauerte|ersetz*|gegenüber|nicht mehr',
  to: 'wurde zu|wurden zu|machte|schrumpf*|wuchs|stieg|sank|fiel|kletter*|auf|bis|zu|nun|jetzt|inzwischen|heute|danach|erreich*|wurden|nur noch|mittlerweile',
  over: 'gut|gute|guten|gutes|reichlich|mehr als|über|mindestens|oberhalb|überschr*|übersteig*|überstieg*|jenseits|wenigstens|länger als|größer als|höher als',
  under:
    'fast|beinahe|knapp|annähernd|nahezu|weniger als|unter|höchstens|unterhalb|maximal|bis zu|unterschr*|kürzer als|nicht mehr als|binnen|innerhalb|niedriger als',
  strict: 'mehr als|weniger als',
  lasting: 'über|binnen|innerhalb',
  up: 'mehr|teurer|verteuer*|zusätzlich*|zulegte*|zugelegt',
  down: 'weniger|billiger|günstiger|verbillig*|zurück|zurückging*|zurückgegangen|rutsch*|abgerutscht|abrutsch*|verlor|verloren|einbuß*|eingespart|spart*|gespart',
  secrets:
    'passwort*|passwörter*|kennwort*|kennwörter*|pin|tan|kartennummer*|kreditkarte*|kontonummer*|bankdaten|kontodaten|bankverbindung|zugangsdaten|anmeldedaten|iban|prüfnummer|sicherheitscode*|bestätigungscode*|geheimzahl*|geheimnummer*',
  asking:
    'bitte|dein*|dir|du|geben sie|senden sie|schicken sie|teilen sie|tippen sie|nennen sie|schreiben sie|übermitteln sie|bestätigen sie|verraten sie|gib|sende|schicke|tippe|nenne|hier',
  order:
    'erst=1|erste=1|ersten=1|erster=1|erstes=1|erstem=1|zweite=2|zweiten=2|zweiter=2|zweites=2|dritte=3|dritten=3|dritter=3|drittes=3|vierte=4|vierten=4|vierter=4|viertes=4',
  forms: 'sie=er|ihr=sein|ihre=seine|ihrem=seinem|ihren=seinen|ihrer=seiner|ihres=seines|studentin=student',
  notMarks:
    'unter {name}|unter ihr*|unter ihrer leitung|ohne … überschreiten|nicht überschr*|je nach|nach angaben|nicht weniger als|nicht mehr als|von allein|ganz zu schweigen|insgesamt|alles andere als|von selbst|darunter|zu zweit|noch immer zuerst|höchstens|nicht zu den|nichts anderes als|unter anderem|nicht nur|nicht zuletzt|alles in allem|vor allem|nach und nach|nach deren worten|nach eigenen|nach ihren worten|ohne unterlass|ohne pause|ohne unterbrechung',
  marks: {
    gone: 'beseitig*|ende*|beend*|abgeschafft|ersetz*|verschw*|entfern*|abgestellt|stopp*|abbrech*|nicht mehr|vermied*|vermeid*|eliminier*|weggefallen',
    not: 'nicht|kein|keine|keinen|keiner|keinem|keines|nie|niemals|ohne|weder|noch nie|niemand|nichts|fehl*|mangel*|außer|abgesehen|ausgenommen|verzicht*|ignorier*|auslass*|unabhängig|weglass*|nirgends',
    failed:
      'unbemerkt|unerkannt|ungenutzt|ungetestet|ungeprüft|unberührt|unbeachtet|unerledigt|überflüssig|unnötig|ungezählt|weggelassen|ausgelassen|entbehrlich|unterließ|unterlassen|abgebrochen|scheiter*|misslang|misslungen|lehnt*|abgelehnt|ablehn*|verwarf|verworfen*|aufgegeben|aufgab|gestrichen|verweiger*|unmöglich|stoppte|gestoppt|verhinder*|vermied*|vermeid*|trotz|obwohl|dennoch|allerdings|jedoch|blieb*|unverändert|gegen|verbot*|verbiet*|kaum|schaffte es|gelang es|weiterhin|wehrt*|weiger*|eingestellt|nach wie vor|außen vor|vergeblich|fallen ließ|liegen blieb',
    instead: 'statt|anstatt|anstelle|sondern|vielmehr|im gegensatz|eher als|lieber als|anders als',
    all: 'alle|allen|aller|alles|jede|jeder|jedes|jeden|jedem|sämtliche*|ganze|ganzen|ganzes|gesamt*|komplett*|vollständig*|überall|weltweit*|welt|jegliche*|beliebig*|irgend*|europa*|europaweit|konzernweit|unternehmensweit|branchenweit|flächendeckend|rundum|restlos|lückenlos*|landesweit|total*',
    only: 'nur|einzig*|allein*|ausschließlich*|im alleingang|bloß|lediglich|alleinig*|exklusiv|eigenhändig|als einzige*',
    most: 'bislang einmalig|einmalig*|weltklasse|mit abstand|überwältigend*|revolution*|außergewöhnlich*|einzigartig*|herausragend*|niemand sonst|kein anderer|keine andere|größte*|beste*|höchste*|schnellste*|führend*|meiste*|rekord*|unerreicht*|bekannteste*|berühmt*|renommiert*|spitzen*|erstklassig*|marktführ*|wichtigste*|erfolgreichste*|niedrigste*|beispiellos*|jemals|branche|am meisten|stärkste*|kleinste*',
    always:
      'immer|nie|niemals|stets|ständig|dauerhaft*|permanent*|jederzeit|ausnahmslos*|garantiert*|garantie*|perfekt*|fehlerfrei*|unbegrenzt*|auf ewig|für immer|rund um die uhr|zu jeder zeit|unter allen|in jedem fall|null|absolut*|unfehlbar*|durchgehend|einwandfrei|restlos|unmöglich|keinerlei|grundsätzlich|durchweg',
    multiple:
      'doppel*|verdoppel*|dreifach*|verdreifach*|zehnmal|zehnfach*|mal so|hälfte|halbier*|hunderte*|tausende*|millionen*|dutzende*|zahllos*|unzählig*|mehrere|zahlreich*|enorm*|massiv*|riesig*|viele|vervielfach*|vielfach*',
    instant:
      'sofort*|augenblick*|unverzüglich|in echtzeit|auf anhieb|umgehend|unmittelbar*|über nacht|binnen sekunden|schlagartig',
    actor:
      'team|teams|kolleg*|berat*|dienstleister*|lieferant*|anbieter*|agentur*|partner*|vorgänger*|nachfolger*|praktikant*|manager*|abteilung*|universität*|hochschul*|extern*|kund*|student*|mentor*|chef*|vorgesetzt*|ausschuss|gremium|vorstand*|leitung|geschäftsleitung|redaktion*|ingenieure|analyst*|entwickler*|betreiber*|prüfer*|vertrieb*|rechtsabteilung|freiberufl*|jemand anders|anderen|andere|anderer|dritte|ministerium|händler*|behörde*|die firma|die bank|forsch*|zulieferer|mitarbeiter*|assistent*|hersteller*|kanzlei|jemand|irgendwer',
    role: 'nutzer*|benutzer*|anwender*|angestellte*|arbeiter*|techniker*|spezialist*|experte*|expertin*|wissenschaftler*|designer*|gestalter|anwält*|anwalt|journalist*|gründer*|investor*|auftraggeber*|freiwillige*|azubi*|auszubildende*|stellvertret*|direktor*|führungskräfte|spediteur*|banken|polizei|regierung|bürger*|anwohner*|nachbar*|eltern|patient*|käufer*|filialleit*|administrator*|subunternehm*|inspektor*|pilot|fahrer*|vorarbeiter*|studierende*|selbst',
    helped:
      'half|geholfen|unterstütz*|assistier*|unter der leitung|unter|zuarbeit*|verdienst|zugeschrieben|übernahm|geerbt|beauftrag*|überlassen|überließ|zusah|zuschau*|beriet|abgenommen|laut|zufolge|gutgeschrieben|begleit*|beteiligt|delegier*',
    relative:
      'letztes jahr|im letzten jahr|im vergangenen jahr|dieses jahr|in diesem jahr|letzten monat|vorigen monat|nächstes jahr|im nächsten jahr|nächsten monat|nächsten quartal|kommenden|gestern|letzte woche|ein jahr später|jahre später|jahr darauf|monate später|im folgejahr|im vorjahr|wochen später|voriges jahr|im vorigen jahr',
    outside:
      'während ihres studiums|im studium|während ihres bachelor*|während ihres master*|gleich nach ihrem eintritt|kurz nach ihrem eintritt|kaum angekommen|bevor {name} dazukam|bevor {name} anfing|bevor sie anfing|bevor sie dazukam|bevor sie zu|vor ihrem eintritt|vor ihrem einstieg|vor ihrer zeit|bevor sie kam|bevor {name} kam|vor ihrer ankunft|nach ihrem weggang|nach ihrem ausscheiden|nachdem sie … verlassen|nachdem {name} gegangen|lange bevor|lange vor|jahre vor|jahre nach|noch als studentin|nach ihrem abschied|vor ihrem wechsel|vor ihrem wechsel zu|noch vor',
    first: 'erste|ersten|erster|erstes|erstem|erstmal*|anfänglich*|ursprünglich*|pionier*',
    last: 'letzte|letzten|letzter|letztes|letztem|zuletzt|schließlich|endgültig*|vorige*|jüngst*',
    now: 'jetzt|heute|derzeit*|aktuell*|gegenwärtig*|momentan|dieses jahr|in diesem jahr|zurzeit|bisher|neuerdings|kürzlich|inzwischen|mittlerweile|bis heute|laufend',
    past: 'früher*|ehemals|ehemalig*|damals|vor einem jahr|vor jahren|letztes jahr|vergangen*|einst|im vorjahr|nicht mehr|seinerzeit|vormals|zuvor',
    early: 'schon|bereits|früh|von anfang|zu beginn|anfangs|zunächst|gleich zu|bald|von beginn|vom ersten tag|eingangs',
    late: 'später*|spät|erst nach|erst|schließlich|letztlich|jahre danach|gegen ende|am ende|seitdem|seither|im nachhinein|nachträglich|danach',
    before: 'vor|bevor|vorher|zuvor|ehe|im voraus|vorab|bis',
    after: 'nach|nachdem|danach|anschließend|im anschluss|hinterher|sobald|daraufhin',
    honour:
      'beförder*|einen preis|den preis für|preis für|preisträger*|preisgekrönt*|innovationspreis*|auszeichnung*|ausgezeichnet*|patent*|entlassen*|gekündigt|prämie*|bonus|medaille*|ernannt|geehrt|zertifi*|stipendium|nominier*|gewann|gewonnen|gehaltserhöhung|lob*|bestseller|entlassung*|akkreditier*|bestnote|mit auszeichnung|einsparte|verurteilt*|schuldig*|verhaftet*|gefängnis*|verklagt*|angeklagt*|kriminell*|skandal*|insolvenz|vorbestraft|beging betrug|betrug begangen|beging einen betrug|einen betrug begangen|straftat begangen|straftat beging|beging eine straftat|hat betrogen|betrog|unterschlug|unterschlagen|unterschlagung|veruntreu*|bestochen|bestach|gefälscht|fälschte|plagiat*|plagiier*|erpresste|im klartext|unverschlüsselt*|datenleck*|datenpanne*|gehackt*|geleakt*',
    cause:
      'weil|dank|deshalb|daher|wodurch|was zu|führte zu|führte|infolge|sodass|so dass|durch|mithilfe|mit hilfe|mittels|auf basis|basierend|damit|um zu|gestützt|eingespart|sparte|ermöglich*|aufgrund|brachte ihr',
    also: 'auch|sowie|zudem|außerdem|ebenso|zusätzlich|darüber hinaus|samt|einschließlich|nebst|ferner|nicht nur|sogar|obendrein|überdies|inklusive|plus|und sogar|selbst',
  },
  earned: 'zertifi*|akkreditier*',
  rise: 'stieg*|steig*|gestiegen|erhöh*|wuchs|gewachsen|wachs*|zunahm|zunahme|zugenommen|vergrößer*|verläng*|hochgetrieb*|ausgebaut|anstieg|kletter*|hob|anhob|verlänger*|ausgeweitet|mehrte',
  fall: 'sank*|sink*|gesunken|senk*|gesenkt|fiel*|gefallen|reduzier*|verringer*|abnahm|abgenommen|kürz*|gekürzt|verkürz*|schrumpf*|halbier*|drückte|gedrückt|vermindert*|rückgang|verkleiner*|einspar*',
  articles: '',
  light:
    'arbeit arbeitet arbeitete gearbeitet tätig stelle rolle position aufgabe aufgaben titel funktion war waren wird werden wurde wurden hatte hatten hat haben macht machte gemacht machen nimmt nahm genommen bringt brachte gebracht gibt gab gegeben hält hielt gehalten führt führte geführt leitet leitete geleitet baut baute gebaut aufgebaut schuf geschaffen schafft entwickelt entwickelte entwickeln entwarf entworfen entwirft gestaltet gestaltete konzipiert konzipierte verantwortet verantwortete betreut betreute erreicht erreichte erzielt erzielte umfasst umfasste deckt ermöglicht ermöglichte hilft dient diente lässt ließ kommt kam gekommen geht ging gegangen bleibt sagt sagte erzählt beschreibt beschrieb erklärt erklärte schildert nennt nannte genannt heißt hieß berichtet berichtete betont erläutert bekannt bietet bot angeboten nutzt nutzte genutzt verwendet verwendete setzt setzte gesetzt eingesetzt braucht benötigt will wollte möchte sieht sah zeigt zeigte findet fand gefunden teil teile weise art sache dinge ding zeit zeiten zeitraum person personen leute menschen ort platz bereich bereiche gebiet feld anzahl zahl wert ansatz praxis prinzip verantwortlich verantwortung zuständig erfahrung laufbahn karriere werdegang beruflich beruf lebt wohnt ansässig zuhause kann konnte fähig möglich verfügbar etwa rund ungefähr fast beinahe einige gewisse selbe gleiche eigene eigenen gut neue neuen neues fall fälle punkt ihrer ihrem ihren ihres ansicht sicht augen worten antwort antworten frage thema themen inhalt text artikel beitrag geschrieben schreibt schrieb veröffentlicht erschien erschienen verfasst verfasste verbrachte blieb dauert dauerte umfassen trat liefert lieferte geliefert lieferten sorgt sorgte ergebnis bedeutet steht stand stehen liegt lag gehört gehörte gehören handelt gilt galt geht kümmert dabei dafür damit darin daran dort hier wobei während innerhalb zwischen denen deren dessen welche welcher solche jeweils insgesamt besteht bestand beruht zählt gelang gelingt hin her hinweg mal male einsatz rahmen bezug hinblick seite verfügt stammt stammen sorgen legt legte bezeichnet üblicherweise meist bevorzugt hält denkt glaubt empfiehlt achtet plant erwartet sucht',
}
