import type { DeskProvidersWords } from '../../en/admin/providers.ts'

export const adminProviders: DeskProvidersWords = {
  heading: 'KI-Anbieter',
  active: '{{active}}/3 Anbieter aktiv',
  connected: 'Verbunden',
  disconnected: 'Nicht verbunden',
  roles: {
    openai: 'Gespräch und Recruiting',
    anthropic: 'Technische Analyse',
    gemini: 'Kreative Aufgaben',
  },
  states: {
    'not-configured': 'Nicht eingerichtet: In der Umgebung steht kein Schlüssel dafür.',
    untried: 'Eingerichtet. Bisher ist kein Aufruf bekannt; ob er funktioniert, zeigt erst ein Test.',
    working: 'Der letzte Aufruf ({{at}}) wurde beantwortet.',
    failing: 'Eingerichtet, aber der letzte Aufruf ({{at}}) ist fehlgeschlagen: {{fault}}.',
  },
  faults: {
    'key-refused': 'der Schlüssel wird nicht angenommen',
    'model-unknown': 'das Modell oder die Adresse ist unbekannt',
    limited: 'im Moment werden keine weiteren Aufrufe angenommen',
    refused: 'der Aufruf wurde abgelehnt',
    unreachable: 'der Anbieter ist nicht erreichbar',
    late: 'die Antwort dauerte zu lange',
    empty: 'die Antwort enthielt keinen Text',
    broken: 'die Antwort brach ab oder war nicht lesbar',
    status: ' (Status {{status}})',
  },
  figures: {
    model: 'Modell',
    calls: 'Aufrufe heute',
    failures: 'Fehlgeschlagen',
    median: 'Mittlere Dauer (Median)',
    cost: 'Geschätzte Kosten',
    rests: 'Pausiert bis',
    none: 'noch keine',
    unknownCost: 'Tokens oder Preis unbekannt',
    costWithout: '{{cost}}; für {{calls}} der Aufrufe unbekannt',
  },
  budget: {
    heading: 'Budget',
    left: 'Heute sind noch {{left}} von {{perDay}} Aufrufen übrig. Der Tag begann mit dem ersten Aufruf ({{began}}) und endet am {{ends}}.',
    unused: 'Alle {{perDay}} Aufrufe des Tages sind noch übrig. Der Tag beginnt mit dem ersten Aufruf.',
    off: 'Das Budget ist 0; keine Frage eines Besuchers geht an einen Anbieter.',
    prices:
      'Die Zahlen gelten für diesen Tag und für alle Instanzen der Website zusammen. Die Kosten sind aus den von den Anbietern gemeldeten Tokens geschätzt, zu Listenpreisen vom {{date}}.',
  },
  test: {
    heading: 'Test',
    message: 'Testnachricht',
    default: 'Was kann {{owner}} am besten?',
    hint: 'Jeder eingerichtete Anbieter wird einmal gefragt. Sie sehen seine Antwort, bevor die Website sie an Ihren Fakten prüft. Ein Test zählt zum Budget, läuft aber auch, wenn es aufgebraucht ist.',
    button: 'Alle Anbieter testen',
    busy: 'Test läuft …',
    results: 'Ergebnisse',
    nobody:
      'Es ist kein Anbieter eingerichtet, also wurde niemand gefragt. Besucher bekommen Antworten aus Ihren Fakten.',
    local: 'Die Antwort, die ein Besucher erhält',
    errorLine: 'Fehler beim Testen der Anbieter: {{reason}}',
    errorOf: 'Fehler beim Testen von {{provider}}: {{reason}}',
    failedTitle: 'Anbietertest fehlgeschlagen',
    failed: 'Die Anbieter konnten nicht getestet werden',
  },
  routing: {
    heading: 'Wer wofür gefragt wird',
    goesTo: '{{tasks}}: zuerst {{provider}}',
    tasks: {
      openai: 'Gespräch und Recruiting',
      anthropic: 'Technische Fragen',
      gemini: 'Kreative Anfragen',
    },
    fallback:
      'Fällt der erste aus, werden der Reihe nach die anderen gefragt. Kann keiner antworten oder ist das Budget aufgebraucht, bekommt der Besucher die lokale Antwort aus Ihren Fakten.',
    rest: 'Nach fünf Fehlschlägen in Folge pausiert ein Anbieter eine Minute. Jede Instanz der Website zählt das für sich; die Karten zeigen den Stand der Instanz, die geantwortet hat.',
  },
}
