// Who the owner is, in German. Replace with your own words; ids match content/profile.ts.
import type { ProfileTexts } from '../../../contract/content-source.ts'

export const profile: ProfileTexts = {
  title: 'Principal AI & Cloud Architect',
  bio:
    'Ich entwerfe KI-Systeme und die Cloud-Plattformen, auf denen sie laufen, und bleibe dabei, bis sie sich im ' +
    'Betrieb bewähren. Auch nach zwei Jahrzehnten lese ich zuerst die Incident-Reports.',
  summary:
    'Angefangen habe ich 2005 mit Rechnungssoftware für kleine Betriebe. Seitdem habe ich die Infrastruktur von ' +
    'Nachrichtenportalen, die Telemetrie von 1.150 Windkraftanlagen, die Betrugsprüfung von Kartenzahlungen und 46 ' +
    'Modelle im Einzelhandel betrieben. Heute verantworte ich die KI- und Cloud-Architektur bei Fjordvane ' +
    'Logistics, wo 6.200 Beschäftigte ihre Fragen an eine Plattform stellen, die ich entworfen habe. Die Methode, ' +
    'auf die ich mich verlasse, ist unspektakulär: erst messen, mit wenigen beweglichen Teilen auskommen, jede ' +
    'Entscheidung samt den verworfenen Alternativen festhalten und ein Team hinterlassen, das ohne mich ' +
    'weiterkommt. Am besten arbeite ich dort, wo ein Modell zugleich Grenzen bei Latenz, Kosten und Zugriffsrechten ' +
    'einhalten muss.',
  location: 'Kopenhagen, Dänemark',
  availability: 'Offen für Principal-Rollen und für jeweils ein Beratungsprojekt.',
  coreExpertise: {
    'ai-in-production': {
      title: 'KI im Produktivbetrieb',
      description:
        'Retrieval, Modell-Routing und Evaluation, die unter Last bestehen: EPIC beginnt auch bei 1.000+ ' +
        'gleichzeitigen Zugriffen in unter einer Sekunde zu antworten.',
    },
    'cloud-platforms': {
      title: 'Cloud-Plattformen',
      description:
        'Kubernetes-Plattformen auf Azure und AWS, als Code beschrieben; Kosten und Wiederherstellung sind ab der ' +
        'ersten Skizze mitgeplant.',
    },
    'technical-direction': {
      title: 'Technische Leitung',
      description:
        'Decision Records, kurze Reviews und Mentoring: Neun Teams erhalten auf Architekturfragen im Median nach ' +
        'drei Tagen eine Antwort.',
    },
  },
  skills: {
    'ai-architecture': 'KI-Architektur',
    'cloud-architecture': 'Cloud-Architektur',
    mlops: 'MLOps',
    kubernetes: 'Kubernetes',
    python: 'Python',
    'distributed-systems': 'Verteilte Systeme',
    'data-engineering': 'Data Engineering',
    'technical-leadership': 'Technische Führung',
  },
}
