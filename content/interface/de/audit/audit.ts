// What the measurement of a website says. {{…}} is filled in.
import type { AuditMessages } from '../../en/audit/audit.ts'

export const audit: AuditMessages = {
  message: 'Die Website wurde gemessen.',
  summary: {
    good: '{{page}} erreicht auf einem simulierten Smartphone {{score}} von 100 Punkten: eine schnelle Seite. Der Hauptinhalt ist nach {{lcp}} da.',
    'needs-improvement':
      '{{page}} erreicht auf einem simulierten Smartphone {{score}} von 100 Punkten: brauchbar, aber es ginge schneller. Der Hauptinhalt ist nach {{lcp}} da.',
    poor: '{{page}} erreicht auf einem simulierten Smartphone {{score}} von 100 Punkten: spürbar langsam. Der Hauptinhalt ist nach {{lcp}} da.',
    'far-too-slow':
      '{{page}} erreicht auf einem simulierten Smartphone {{score}} von 100 Punkten: viel zu langsam. Der Hauptinhalt ist erst nach {{lcp}} da.',
  },
  lightSummary: {
    good: '{{page}} wird ohne Browser auf {{score}} von 100 Punkten geschätzt: eine leichte, gut ausgelieferte Seite. Der Server antwortet nach {{ttfb}}.',
    'needs-improvement':
      '{{page}} wird ohne Browser auf {{score}} von 100 Punkten geschätzt: Was die Seite ausliefert, könnte leichter sein. Der Server antwortet nach {{ttfb}}.',
    poor: '{{page}} wird ohne Browser auf {{score}} von 100 Punkten geschätzt: Die Seite liefert zu viel oder zu spät aus. Der Server antwortet nach {{ttfb}}.',
  },
  impact: {
    waiting:
      'Wer mit dem Smartphone kommt, wartet {{lcp}} auf das Gesuchte. Ein Teil derer, die nur zufällig vorbeischauen, geht vorher, und auch Suchmaschinen werten die Ladezeit.',
    blocked:
      'Beim Laden reagiert die Seite insgesamt {{tbt}} lang nicht. Wer in dieser Zeit tippt, hält sie für defekt.',
    moving:
      'Inhalte verschieben sich beim Laden. Man verliert die Zeile oder drückt auf das Falsche; das kostet Vertrauen, oft kurz vor einer Entscheidung.',
    none: 'Die Geschwindigkeit ist hier kein Hindernis: Die Seite ist ohne spürbares Warten zu sehen und zu benutzen. Ihre Zeit ist in den Inhalten besser angelegt.',
    light:
      'Was übertragen werden muss, lässt alle warten, die mit dem Smartphone kommen. Wie lange tatsächlich, zeigt nur eine Messung mit einem Browser.',
    lightNone: 'An der Auslieferung liegt es nicht. Ob Skripte die Seite bremsen, zeigt nur ein Browser.',
  },
  note: {
    browser:
      'Ein Durchlauf auf einem simulierten Smartphone. Testseiten, die sich nie ändern, wichen auf einem solchen Server von Durchlauf zu Durchlauf um bis zu {{points}} Punkte ab; Werbung, wechselnde Inhalte, das Netz und andere Arbeit des Servers vergrößern den Unterschied.',
    pagespeed:
      'Ein Durchlauf von Googles PageSpeed Insights auf einem simulierten Smartphone. Durchläufe derselben Seite unterscheiden sich um einige Punkte, mit Werbung und anderen wechselnden Inhalten um mehr; messen Sie noch einmal, bevor Sie Schlüsse ziehen.',
    light:
      'Durch Abrufen gemessen, weil kein Browser es konnte: Wann Inhalte erscheinen, sich verschieben oder die Seite blockieren, ist nicht bekannt, und die Punktzahl ist eine Schätzung aus Gewicht und Auslieferung. Die Antwortzeit schwankt mit dem Netz.',
  },
  recommendation: '{{title}}: {{text}}',
  recommendationWithGain: '{{title}}: {{text}} Geschätzter Gewinn: {{gain}}.',
  gain: {
    time: 'etwa {{time}}',
    bytes: 'etwa {{bytes}} weniger zu übertragen',
    both: 'etwa {{time}}, {{bytes}} weniger zu übertragen',
  },
  fixes: {
    'server-response': {
      title: 'Früher antworten',
      text: 'Der Server braucht lange, bis seine Antwort beginnt. Halten Sie die fertige Seite im Cache, oder suchen Sie die Abfrage, auf die er wartet.',
    },
    redirects: {
      title: 'Weiterleitungen vermeiden',
      text: 'Jede kostet einen Hin- und Rückweg, bevor etwas lädt. Verlinken Sie die endgültige Adresse.',
    },
    compression: {
      title: 'Text komprimieren',
      text: 'HTML, Stylesheets und Skripte werden unkomprimiert gesendet. Schalten Sie am Server Brotli oder gzip ein.',
    },
    'render-blocking': {
      title: 'Erst die Seite zeichnen lassen',
      text: 'Stylesheets und Skripte im Kopf halten das erste Bild auf. Schreiben Sie die wenigen sofort nötigen Stile in die Seite, und laden Sie Skripte mit defer.',
    },
    images: {
      title: 'Leichtere Bilder',
      text: 'Senden Sie Bilder in der gezeigten Größe, als AVIF oder WebP, und weiter unten stehende erst, wenn sie an der Reihe sind.',
    },
    'image-dimensions': {
      title: 'Bildern eine Größe geben',
      text: 'Fehlen Breite und Höhe, springt der Text, sobald die Bilder eintreffen.',
    },
    'unused-code': {
      title: 'Weniger Code senden',
      text: 'Ein großer Teil der Skripte und Stile wird auf dieser Seite nicht gebraucht. Teilen Sie sie nach Seiten auf, und minifizieren Sie den Rest.',
    },
    'script-work': {
      title: 'Skripte entlasten',
      text: 'Skripte beschäftigen das Smartphone beim Laden. Lassen Sie weg, was die erste Ansicht nicht braucht, zuerst Fremdanbieter.',
    },
    caching: {
      title: 'Dateien im Browser behalten',
      text: 'Unveränderte Dateien werden bei jedem Besuch neu geladen. Geben Sie ihnen einen Namen mit Version und ein Jahr Haltbarkeit.',
    },
    fonts: {
      title: 'Text sofort zeigen',
      text: 'Text ist unsichtbar, bis seine Schrift da ist. Setzen Sie font-display: swap, und laden Sie die Schrift der Überschrift vor.',
    },
    'dom-size': {
      title: 'Weniger Elemente',
      text: 'Die Seite hat sehr viele Elemente, und bei jeder Änderung geht das Smartphone sie durch. Zeichnen Sie lange Listen in Teilen.',
    },
    'page-weight': {
      title: 'Weniger auf einer Seite',
      text: 'Insgesamt ist die Seite zu schwer. Sehen Sie sich zuerst die größten Dateien an.',
    },
  },
  report: {
    title: 'Geschwindigkeit der Website: {{host}}',
    score: '{{score}} von 100 Punkten: {{rating}}',
    kinds: {
      browser: 'Gemessen mit einem Browser auf einem simulierten Smartphone',
      pagespeed: 'Gemessen von PageSpeed Insights auf einem simulierten Smartphone',
      light: 'Geschätzt ohne Browser',
    },
    vitals: {
      fcp: 'Erster Inhalt sichtbar (FCP)',
      lcp: 'Hauptinhalt sichtbar (LCP)',
      cls: 'Layoutverschiebungen (CLS)',
      fid: 'Verzögerung der ersten Eingabe (FID)',
      inp: 'Reaktion auf Eingaben (INP)',
      tbt: 'Zeit ohne Reaktion (TBT)',
      ttfb: 'Antwortzeit des Servers (TTFB)',
      'speed-index': 'Speed Index',
    },
    ratings: {
      good: 'gut',
      'needs-improvement': 'verbesserungsbedürftig',
      poor: 'schlecht',
    },
    link: 'Dieser Bericht im Netz, bis {{date}}',
    measured: 'Was gemessen wurde',
    weight: 'Übertragen',
    requests_one: '{{requests}} Anfrage',
    requests_other: '{{requests}} Anfragen',
    partial: 'Die Seite enthält mehr, als gezählt wurde.',
    notMeasured: 'Nicht gemessen',
    fixes: 'Was Sie zuerst ändern sollten',
    nothing: 'Es wurde nichts gefunden, was eine Änderung lohnt.',
    impact: 'Was das bedeutet',
    own: 'Zum Vergleich: {{site}}',
    note: 'Wie weit die Zahlen tragen',
    colophon: 'Gemessen am {{date}} von {{site}}.',
  },
}
