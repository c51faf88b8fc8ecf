// Fields of business: the words by which a company's website, or a job of the owner's, gives away its own, in the site's
// languages. Words are the beginnings of words, in lower case.
import type { IndustryId } from '#contract/chat/persona.ts'

interface Industry {
  words: string[]
}

export const industries: Record<IndustryId, Industry> = {
  banking: {
    words: [
      'bank banking payment payments fintech credit loan mortgage wealth brokerage banque paiement crédit prêt',
      'banco banca pagos crédito préstamo hipoteca bankdienst zahlung kredit darlehen sparkasse 银行 支付 贷款 信用卡 金融',
      '銀行 決済 融資 ローン 金融',
    ],
  },
  insurance: {
    words: [
      'insurance insurer insurtech underwriting assurance assureur mutuelle seguros aseguradora versicherung 保险 保険',
      '共済',
    ],
  },
  health: {
    words: [
      'hospital clinic patient healthcare health medical nursing hôpital clinique santé médical soins hospital clínica',
      'salud paciente médic krankenhaus klinik gesundheit patient medizin pflege 医院 医疗 健康 患者 病院 医療 クリニック',
      '看護',
    ],
  },
  pharma: {
    words: [
      'pharma pharmaceutical biotech drug clinical-trial vaccine laboratoire médicament farmacéutic biotecnología',
      'arzneimittel biotechnologie 制药 药物 生物技术 製薬 医薬品 創薬 バイオ',
    ],
  },
  retail: {
    words: [
      'shop store retail retailer grocery supermarket fashion e-commerce ecommerce boutique magasin supermarché mode',
      'tienda supermercado moda comercio einzelhandel supermarkt handel onlineshop 零售 商城 超市 电商 小売 通販 スーパー',
      '店舗',
    ],
  },
  manufacturing: {
    words: [
      'manufactur factory industrial machinery machine tooling fabrication usine industrie fabricante fábrica maquinaria',
      'maschinenbau fertigung fabrik hersteller anlagenbau 制造 工厂 机械 製造 工場 機械',
    ],
  },
  automotive: {
    words: [
      'automotive car vehicle automobile voiture véhicule coche vehículo automoción fahrzeug automobil auto 汽车 车辆',
      '自動車 車両',
    ],
  },
  energy: {
    words: [
      'energy electricity wind solar utility power-plant grid énergie électricité éolien energía electricidad eólica',
      'energie strom windkraft netzbetreiber stadtwerke 能源 电力 风电 光伏 エネルギー 電力 発電',
    ],
  },
  logistics: {
    words: [
      'logistics freight shipping transport warehouse supply-chain parcel logistique fret expédition entrepôt logística',
      'flete envío almacén logistik spedition fracht lager 物流 货运 仓储 運輸 配送 倉庫',
    ],
  },
  telecoms: {
    words: [
      'telecom telecommunication broadband mobile-network fibre télécom opérateur fibre telecomunicaciones fibra',
      'telekommunikation mobilfunk breitband glasfaser 电信 通信 宽带 通信事業 携帯電話',
    ],
  },
  media: {
    words: [
      'news newspaper publisher publishing broadcast streaming television magazine presse journal éditeur noticias',
      'periódico editorial televisión nachrichten zeitung verlag fernsehen 新闻 媒体 出版 电视 ニュース 新聞 出版 放送',
    ],
  },
  education: {
    words: [
      'university school college learning education student université école formation enseignement universidad escuela',
      'educación universität hochschule schule bildung studium 大学 学校 教育 学习 学習',
    ],
  },
  government: {
    words: [
      'government ministry municipality public-sector agency-of council gouvernement ministère mairie gobierno',
      'ministerio ayuntamiento behörde ministerium stadtverwaltung bundesamt 政府 政务 部委 市役所 省庁 行政',
    ],
  },
  travel: {
    words: [
      'hotel travel airline flight booking tourism restaurant voyage compagnie-aérienne tourisme viaje aerolínea turismo',
      'reise flug fluggesellschaft tourismus gastronomie 酒店 旅游 航空 旅行 ホテル 観光',
    ],
  },
  property: {
    words: [
      'real-estate property housing construction architecture-firm immobilier logement construction inmobiliaria vivienda',
      'construcción immobilien wohnung bauunternehmen 房地产 建筑 住宅 不動産 建設',
    ],
  },
  software: {
    words: [
      'software saas platform api cloud developer open-source app logiciel plateforme développeur plataforma desarrollo',
      'plattform entwickler 软件 云 开发者 平台 ソフトウェア クラウド 開発',
    ],
  },
  consulting: {
    words: [
      'consulting consultancy advisory agency audit conseil cabinet agence consultoría asesoría agencia beratung agentur',
      'wirtschaftsprüfung 咨询 顾问 コンサルティング',
    ],
  },
  recruiting: {
    words: [
      'recruit recruiting staffing talent headhunt job-board recrutement intérim emploi selección-de-personal empleo',
      'personalberatung personalvermittlung stellen zeitarbeit 招聘 猎头 人才 採用 人材 転職',
    ],
  },
}
