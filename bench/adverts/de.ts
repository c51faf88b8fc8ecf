// Job adverts in German, labelled by hand.
import type { LabelledAdvert } from './shape.ts'

export const adverts: LabelledAdvert[] = [
  {
    name: 'Cloud-Architektin',
    verdict: 'strong',
    advert: `Lead Cloud Architect (m/w/d)

Über uns
Wir sind ein Logistikkonzern mit 8.000 Beschäftigten und 40 Jahren Erfahrung am Markt.

Ihre Aufgaben
• Sie entwerfen unsere KI-Plattform

Ihr Profil
• Abgeschlossenes Studium der Informatik oder vergleichbare Qualifikation
• Mindestens 8 Jahre Erfahrung mit AWS oder Azure
• Sehr gute Kenntnisse in Kubernetes, Terraform und Infrastructure as Code
• Erfahrung im Aufbau von KI-Systemen mit großen Sprachmodellen (LLM) und RAG
• Sicherer Umgang mit Python; Go von Vorteil
• Erfahrung mit verteilten Systemen und hoher Last
• Führungserfahrung und Freude am Mentoring
• Verhandlungssichere Deutschkenntnisse

Wünschenswert
• Erfahrung in der Logistikbranche
• Kenntnisse in Pulumi

Wir bieten
• 30 Tage Urlaub, Jobrad und Kubernetes-Schulungen

Jetzt bewerben
Senden Sie Ihre Unterlagen an jobs@example.org.`,
    requirements: [
      ['Abgeschlossenes Studium', 'not-evidenced'],
      ['Mindestens 8 Jahre Erfahrung mit AWS oder Azure', 'met'],
      ['Kubernetes, Terraform', 'met'],
      ['großen Sprachmodellen', 'met'],
      ['Umgang mit Python', 'met'],
      ['Go von Vorteil', 'met'],
      ['verteilten Systemen', 'met'],
      ['Führungserfahrung', 'met'],
      ['Deutschkenntnisse', 'not-evidenced'],
      ['Logistikbranche', 'met'],
      ['Pulumi', 'not-evidenced'],
    ],
  },
  {
    name: 'Data Engineer',
    verdict: 'partial',
    advert: `Data Engineer (w/m/d)

Das bringst du mit
- Mehrjährige Erfahrung im Aufbau von Datenpipelines
- Sehr gute Kenntnisse in SQL und Python
- Erfahrung mit Spark und Kafka
- Fundierte Kenntnisse in Snowflake und dbt
- Erfahrung mit Azure Data Factory oder Talend
- Data Vault-Modellierung
- Erfahrung mit Power BI oder Tableau
- Gute Kenntnisse in SAP BW

Nice to have
- Airflow
- Scala

Das bieten wir
- Flexible Arbeitszeiten`,
    requirements: [
      ['Datenpipelines', 'met'],
      ['SQL und Python', 'met'],
      ['Spark und Kafka', 'met'],
      ['Snowflake und dbt', 'not-evidenced'],
      ['Azure Data Factory oder Talend', 'not-evidenced'],
      ['Data Vault', 'not-evidenced'],
      ['Power BI oder Tableau', 'not-evidenced'],
      ['SAP BW', 'not-evidenced'],
      ['Airflow', 'met'],
      ['Scala', 'not-evidenced'],
    ],
  },
  {
    name: 'Konditor',
    verdict: 'weak',
    advert: `Konditor / Konditorin gesucht

Anforderungen:
- Abgeschlossene Ausbildung als Konditor
- Mindestens 2 Jahre Berufserfahrung in einer Backstube
- Herstellung von Torten, Pralinen und Feingebäck
- Kreativität und Sorgfalt
- Kenntnisse der Hygienevorschriften (HACCP)
- Teamfähigkeit
- Bereitschaft, in den frühen Morgenstunden zu arbeiten
- Führerschein Klasse B

Wir bieten:
- Unbefristete Stelle`,
    requirements: [
      ['Ausbildung als Konditor', 'not-evidenced'],
      ['2 Jahre Berufserfahrung in einer Backstube', 'not-evidenced'],
      ['Torten, Pralinen', 'not-evidenced'],
      ['Kreativität', 'not-evidenced'],
      ['HACCP', 'not-evidenced'],
      ['Teamfähigkeit', 'met'],
      ['Morgenstunden', 'not-evidenced'],
      ['Führerschein', 'not-evidenced'],
    ],
  },
  {
    name: 'Embedded-Entwickler, in Prosa',
    verdict: 'weak',
    advert: `Für unseren Standort in Ulm suchen wir Verstärkung in der Firmware-Entwicklung. Sie haben mindestens fünf Jahre Erfahrung in der Programmierung von Mikrocontrollern in C und C++. Sie kennen AUTOSAR, CAN-Bus und FreeRTOS. Sie beherrschen den Umgang mit Oszilloskop und Lötkolben. Erfahrung mit funktionaler Sicherheit nach ISO 26262 setzen wir voraus. Kenntnisse in Python sind von Vorteil. Wir bieten Ihnen 30 Tage Urlaub und ein Jobticket. Wir freuen uns auf Ihre Bewerbung!`,
    requirements: [
      ['Verstärkung in der Firmware-Entwicklung', 'not-evidenced'],
      ['Mikrocontrollern in C und C++', 'not-evidenced'],
      ['AUTOSAR', 'not-evidenced'],
      ['Oszilloskop', 'not-evidenced'],
      ['ISO 26262', 'not-evidenced'],
      ['Kenntnisse in Python', 'met'],
    ],
  },
  {
    name: 'Leitung KI-Plattform',
    verdict: 'strong',
    advert: `Leiter:in KI-Plattform

Was Sie erwartet:
Sie bauen ein Team auf.

Was Sie mitbringen:
Mehrjährige Erfahrung im Betrieb von Machine-Learning-Modellen (MLOps). Sie haben bereits Teams geführt und verfügen über Führungserfahrung. Fundierte Kenntnisse in Python, Kubernetes und einer Public Cloud (z. B. Azure oder GCP) setzen wir voraus. Erfahrung mit Kostenoptimierung in der Cloud. Kommunikationsstärke gegenüber der Geschäftsleitung. Wünschenswert sind Kenntnisse der Barrierefreiheit und Erfahrung im Einzelhandel.

Was wir bieten:
Ein unbefristeter Vertrag und Erfahrung mit neuester Technik.`,
    requirements: [
      ['Machine-Learning-Modellen', 'met'],
      ['Teams geführt', 'met'],
      ['Python, Kubernetes', 'met'],
      ['Kostenoptimierung', 'met'],
      ['Kommunikationsstärke', 'met'],
      ['Barrierefreiheit', 'met'],
    ],
  },
  {
    name: 'Pflegefachkraft',
    verdict: 'weak',
    advert: `Pflegefachkraft (m/w/d) für die Geriatrie

DEIN PROFIL
✓ Examinierte Pflegefachkraft
✓ Erfahrung in der Wundversorgung
✓ Führen der Pflegedokumentation
✓ Einfühlungsvermögen und Belastbarkeit
✓ Bereitschaft zum Schichtdienst
✓ Freude an der Arbeit im Team
✓ Deutsch mindestens B2

DEINE BENEFITS
✓ Zuschläge und Altersvorsorge`,
    requirements: [
      ['Examinierte', 'not-evidenced'],
      ['Wundversorgung', 'not-evidenced'],
      ['Pflegedokumentation', 'not-evidenced'],
      ['Einfühlungsvermögen', 'not-evidenced'],
      ['Schichtdienst', 'not-evidenced'],
      ['Arbeit im Team', 'met'],
      ['Deutsch', 'not-evidenced'],
    ],
  },
]
