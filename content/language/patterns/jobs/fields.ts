// Fields of business: how they are asked for, and which further words texts of employers have in their place.
import type { Language } from '#contract/language.ts'

/** What stands for the field in "none of the employers was …". */
export const inThisField: Record<Language, string> = {
  en: 'in this field',
  es: 'de este sector',
  fr: 'de ce secteur',
  de: 'in dieser Branche',
  zh: '该行业的',
  ja: 'この業界の会社',
}

export interface FieldWords {
  /** In a question. In a text they tell the field, too. */
  asked: RegExp
  /** Only in a text: what firms of the field have, make or serve. */
  told: RegExp
}

/** A field in each language. */
export const fields: Record<string, Record<Language, FieldWords>> = {
  energy: {
    en: {
      asked: /\b(?:energy|utilities|renewables?|power sector|oil and gas)\b/iu,
      told: /\b(?:wind (?:turbines?|farms?|power)|solar|power (?:plants?|grid|station)|electricity|hydropower|heat pumps?)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:energías?|energétic[oa]s?|renovables?|petróleo)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:aerogeneradores|eólic[oa]s?|solar(?:es)?|centrales? eléctricas?|electricidad|red eléctrica)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:énergies?|énergétiques?|renouvelables?|pétrole)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:éoliennes?|solaires?|centrales? électriques?|électricité|réseau électrique)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:energie(?:n|branche|sektor|bereich|wirtschaft|versorg\p{L}*|unternehmen)?|erneuerbaren?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:windkraft\p{L}*|windräder\p{L}*|windenergie\p{L}*|solar\p{L}*|kraftwerk\p{L}*|stromnetz\p{L}*|stadtwerke\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /能源|新能源|电力|石油/u, told: /风力发电|风电|风机|光伏|电网|发电/u },
    ja: { asked: /エネルギー|電力|再エネ|石油/u, told: /風力|太陽光|発電|送電/u },
  },
  finance: {
    en: {
      asked: /\b(?:financ(?:e|ial)|fintech|banking|payments?|financial services)\b/iu,
      told: /\b(?:banks?|card (?:processor|payments?)|credit (?:unions?|cards?)|asset management|stock exchange|lending|loans)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:finanzas|financier[oa]s?|fintech|banca|pagos)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:banco|bancos|(?:procesador de|pagos con) tarjetas?|tarjetas? de (?:crédito|pago)|ahorros|bolsa|préstamos)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:finances?|financi(?:er|ers|ère|ères)|fintech|bancaires?|paiements?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:banques?|cartes? (?:bancaires?|de paiement)|crédit|épargne|bourse)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:finanz(?:en|bereich|branche|sektor|wesen|dienstleist\p{L}*|welt|industrie)?|fintech|bankwesen|bankensektor|bankenbranche|zahlungs(?:verkehr|branche|dienst\p{L}*)|zahlungen)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:bank|banken|sparkasse\p{L}*|karten(?:abwickler|zahlung\p{L}*)|kredit\p{L}*|börse\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /金融|银行业|支付(?:行业|领域)?|财务行业/u, told: /银行|信用卡|银行卡|贷款|证券/u },
    ja: { asked: /金融|フィンテック|銀行業|決済(?:業界|分野)/u, told: /銀行|カード決済|信用金庫|証券|融資/u },
  },
  insurance: {
    en: { asked: /\b(?:insurance|insurers?|insurtech)\b/iu, told: /\b(?:reinsur\p{L}+|underwriting)\b/iu },
    es: {
      asked: /(?<!\p{L})(?:seguros|aseguradoras?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:pólizas|mutua|reaseguros?)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:assurances?|assureurs?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:mutuelles?|réassurance)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})versicher(?:ung|ungen|ungsbranche|ungswesen|ungsbereich|er|ern)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:krankenkasse\p{L}*|rückversicher\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /保险/u, told: /保单|再保险/u },
    ja: { asked: /保険(?:業界|会社|業|の経験|分野)?/u, told: /生保|損保/u },
  },
  health: {
    en: {
      asked: /\b(?:health ?care|health|medical|medicine|pharma(?:ceuticals?)?|life sciences?|biotech)\b/iu,
      told: /\b(?:hospitals?|clinics?|patients?|nursing|doctors?|surger(?:y|ies)|pharmac(?:y|ies)|care homes?)\b/iu,
    },
    es: {
      asked:
        /(?<!\p{L})(?:sanidad|sanitari[oa]s?|salud|médic[oa]s?|farmacéutic[oa]s?|medicina|biotecnología)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:hospital(?:es)?|clínicas?|pacientes?|enfermería|farmacias?)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:santé|médica(?:l|le|ux)|médecine|pharma(?:ceutique)?|hospitalier|biotech)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:hôpita(?:l|ux)|cliniques?|patients?|soins|pharmacies?)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:gesundheits(?:wesen|branche|bereich|sektor)|medizin(?:branche|bereich|technik)?|pharma(?:branche|industrie)?|biotech)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:krankenhaus\p{L}*|krankenhäus\p{L}*|klinik\p{L}*|patient\p{L}*|pflege(?:heim\p{L}*)?|apotheke\p{L}*|arztprax\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /医疗|医药|健康行业|制药|生物科技/u, told: /医院|诊所|患者|病人|药房/u },
    ja: { asked: /医療|ヘルスケア|製薬|バイオ/u, told: /病院|診療所|クリニック|患者|薬局/u },
  },
  retail: {
    en: {
      asked: /\b(?:retail|retailers?|consumer goods)\b/iu,
      told: /\b(?:grocery|supermarkets?|\d+ stores|store chain|shops?|department stores?)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:comercio minorista|minoristas?|retail|gran distribución)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:supermercados?|tiendas|cadena de alimentación|grandes almacenes)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:grande distribution|commerce de détail|retail|vente au détail)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:supermarchés?|magasins|épicerie|enseigne)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:einzelhandel\p{L}*|handel|retail)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:supermarkt\p{L}*|filialen|lebensmittelkette\p{L}*|warenhaus\p{L}*|läden|kaufhaus\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /零售|商超/u, told: /超市|门店|百货|商店/u },
    ja: { asked: /小売|流通業/u, told: /スーパー|店舗|百貨店/u },
  },
  ecommerce: {
    en: { asked: /\be-?commerce\b|\bonline (?:retail|shops?|stores?)\b/iu, told: /\b(?:web ?shop|marketplace)\b/iu },
    es: {
      asked: /(?<!\p{L})(?:comercio electrónico|e-?commerce|tiendas? (?:en línea|online))(?!\p{L})/iu,
      told: /(?<!\p{L})marketplace(?!\p{L})/iu,
    },
    fr: {
      asked:
        /(?<!\p{L})(?:e-?commerce|commerce (?:électronique|en ligne)|vente en ligne|boutiques? en ligne)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:marketplace|place de marché)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:e-?commerce|online-?handel|online-?shops?|versandhandel)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:webshops?|marktplatz)(?!\p{L})/iu,
    },
    zh: { asked: /电商|电子商务|网店/u, told: /网上商城|电商平台/u },
    ja: { asked: /EC業界|ECサイト|[eE]コマース|ネット通販|電子商取引/u, told: /通販サイト|オンラインショップ/u },
  },
  logistics: {
    en: {
      asked:
        /\b(?:logistics|supply chains?|shipping|freight|transport(?:ation)? (?:sector|industry)|transportation)\b/iu,
      told: /(?<!data )\b(?:warehous(?:es?|ing)|forwarding|haulage|parcel|shipments?|port authority|railway)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:logística|cadena de suministro|transportes?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:mercancías|paquetería|ferrocarril)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:logistique|chaîne d['’]approvisionnement|transports?|fret)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:entrepôts?|expéditions?|colis|ferroviaire)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:logistik\p{L}*|lieferkette\p{L}*|transportwesen|transportbranche|spedition\p{L}*)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:lagerhaus\p{L}*|frachten?|sendungen|eisenbahn\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /物流|供应链|运输/u, told: /仓储|货运|快递|铁路/u },
    ja: { asked: /物流|ロジスティクス|運輸|サプライチェーン/u, told: /倉庫|配送|貨物|鉄道/u },
  },
  media: {
    en: {
      asked: /\b(?:media|publishing|journalism|broadcasting)\b/iu,
      told: /\b(?:publishers?|news(?:papers?| sites?)?|television|radio|magazines?)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:medios de comunicación|sector de los medios|editorial(?:es)?|periodismo|prensa)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:noticias|periódicos?|televisión|radio|revistas?)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:médias?|édition|presse|journalisme|audiovisuel)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:éditeur|sites? d['’]information|journa(?:l|ux)|télévision|radio|magazines?)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:medien(?:branche|bereich|unternehmen|haus)?|verlagswesen|journalismus|presse)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:verlag\p{L}*|nachrichten\p{L}*|zeitung\p{L}*|fernsehen|rundfunk\p{L}*|magazin\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /媒体|传媒|出版|新闻业/u, told: /新闻网站|报社|电视台|杂志/u },
    ja: { asked: /メディア|出版|報道|マスコミ/u, told: /ニュース|新聞|テレビ局|雑誌/u },
  },
  travel: {
    en: {
      asked: /\b(?:travel (?:industry|sector|business|companies)|travel or tourism|tourism|hospitality|airlines?)\b/iu,
      told: /\b(?:travel|hotels?|tour operator|restaurants?)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:turismo|turístic[oa]s?|hostelería|sector de los viajes|aerolíneas?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:viajes|hotel(?:es)?|restaurantes?)(?!\p{L})/iu,
    },
    fr: {
      asked:
        /(?<!\p{L})(?:tourisme|touristique|hôtellerie|secteur du voyage|restauration|compagnies? aériennes?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:voyagiste|voyages?|hôtels?|réservations?|restaurants?)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:tourismus\p{L}*|reisebranche|reiseindustrie|touristik|gastronomie|hotellerie|luftfahrt)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:reise(?:n|anbieter\p{L}*|veranstalter\p{L}*|portal\p{L}*|büro\p{L}*)|hotel\p{L}*|gasthof\p{L}*|restaurant\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /旅游|旅行行业|酒店业|餐饮|航空/u, told: /旅行|酒店|餐厅/u },
    ja: { asked: /旅行業|旅行業界|観光|ホテル業|飲食業|航空/u, told: /旅行|ホテル|レストラン/u },
  },
  government: {
    en: {
      asked: /\b(?:public sector|government|public administration|civil service|defen[cs]e)\b/iu,
      told: /\b(?:ministry|municipal(?:ity)?|city council|county|public authority|federal|army|navy)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:sector público|administración pública|gobierno|defensa)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:ministerio|ayuntamiento|municipal(?:es)?|diputación)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:secteur public|administration publique|fonction publique|gouvernement|défense)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:ministère|mairie|préfecture|municipal(?:e|es|ité)?)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:öffentlichen? (?:dienst|sektor|verwaltung|hand)|behörden|regierung|verteidigung|bundeswehr)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:behörde|ministerium\p{L}*|stadtverwaltung|gemeinde\p{L}*|landratsamt|kommunal\p{L}*|rathaus)(?!\p{L})/iu,
    },
    zh: { asked: /公共部门|政务|政府(?:行业|项目)|国防/u, told: /政府|市政|部委|军队/u },
    ja: { asked: /官公庁|公共部門|行政|自治体|防衛/u, told: /市役所|県庁|省庁|町役場/u },
  },
  education: {
    en: {
      asked: /\b(?:education (?:sector|industry)|ed-?tech|academia|higher education|school sector)\b/iu,
      told: /\b(?:universit(?:y|ies)|schools?|college|pupils)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:sector educativo|edtech|mundo académico|ámbito educativo)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:universidad(?:es)?|escuelas?|colegios?|alumnos)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:secteur de l['’]éducation|éducation nationale|edtech|monde universitaire)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:universités?|écoles?|lycées?|collèges?|élèves)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:bildungs(?:wesen|bereich|sektor|branche)|edtech|hochschulbereich|schulwesen)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:universität\p{L}*|schule\p{L}*|hochschule\p{L}*|schüler\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /教育行业|教育领域|教培/u, told: /大学|学校|学院|学生/u },
    ja: { asked: /教育業界|教育分野|教育機関/u, told: /大学|学校|生徒/u },
  },
  manufacturing: {
    en: {
      asked: /\b(?:manufacturing|automotive|car industry|aerospace|heavy industry|industrial sector)\b/iu,
      told: /\b(?:factor(?:y|ies)|manufacturers?|assembly lines?|vehicles?|machine (?:tools?|builder)|plant engineering)\b/iu,
    },
    es: {
      asked:
        /(?<!\p{L})(?:industria (?:manufacturera|automotriz|del automóvil)|automoción|fabricación|aeroespacial|sector industrial)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:fábricas?|fabricantes?|maquinaria|vehículos)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:automobile|industrie|industriel(?:le)?|aérospatiale?|aéronautique)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:usines?|fabricants?|chaîne de montage|véhicules?)(?!\p{L})/iu,
    },
    de: {
      asked:
        /(?<!\p{L})(?:auto(?:mobil)?(?:industrie|branche)|maschinenbau|fertigungsindustrie|produzierenden? gewerbe|industrie)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:fabrik\p{L}*|hersteller\p{L}*|werkzeugmaschinen|fahrzeug\p{L}*|montage)(?!\p{L})/iu,
    },
    zh: { asked: /制造业|汽车行业|工业领域|航天/u, told: /工厂|生产线|制造商|汽车/u },
    ja: { asked: /製造業|自動車業界|メーカー勤務|航空宇宙/u, told: /工場|製造|メーカー|自動車/u },
  },
  construction: {
    en: {
      asked: /\b(?:construction(?: industry| sector)?|real estate|property sector)\b/iu,
      told: /\b(?:building sites?|architects? office|housing|civil engineering)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:construcción|inmobiliari[oa]s?|sector inmobiliario)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:viviendas?|ingeniería civil)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:btp|secteur du bâtiment|construction|immobilier)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:chantiers?|logements?|génie civil)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:bau(?:branche|wesen|gewerbe|industrie)|immobilien(?:branche)?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:baustelle\p{L}*|wohnungsbau|tiefbau|hochbau)(?!\p{L})/iu,
    },
    zh: { asked: /建筑行业|建筑业|房地产/u, told: /工地|施工|住宅/u },
    ja: { asked: /建設業|建設業界|不動産/u, told: /工事|施工|住宅/u },
  },
  telecom: {
    en: { asked: /\b(?:telecoms?|telecommunications?)\b/iu, told: /\b(?:mobile operator|phone network|broadband)\b/iu },
    es: {
      asked: /(?<!\p{L})(?:telecomunicaciones|telecos?|telefonía)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:operadora|banda ancha)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:télécoms?|télécommunications?)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:opérateur mobile|haut débit)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:telekommunikation\p{L}*|telko|telekom-?branche)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:mobilfunk\p{L}*|breitband\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /电信|通信行业/u, told: /移动运营商|宽带/u },
    ja: { asked: /通信業界|テレコム|電気通信/u, told: /通信事業者|ブロードバンド/u },
  },
  agriculture: {
    en: {
      asked: /\b(?:agriculture|agritech|farming|food industry)\b/iu,
      told: /(?<!wind |server )\b(?:farms?|crops?|dairy|winery|bakery)\b/iu,
    },
    es: {
      asked: /(?<!\p{L})(?:agricultura|agroalimentari[oa]|sector agrícola|industria alimentaria)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:granjas?|cultivos?|bodega|panadería)(?!\p{L})/iu,
    },
    fr: {
      asked: /(?<!\p{L})(?:agriculture|agroalimentaire|secteur agricole)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:fermes?|exploitation agricole|boulangerie)(?!\p{L})/iu,
    },
    de: {
      asked: /(?<!\p{L})(?:landwirtschaft|agrar\p{L}*|lebensmittelindustrie|lebensmittelbranche)(?!\p{L})/iu,
      told: /(?<!\p{L})(?:bauernhof\p{L}*|ackerbau|molkerei\p{L}*|bäckerei\p{L}*|weingut\p{L}*)(?!\p{L})/iu,
    },
    zh: { asked: /农业|食品行业/u, told: /农场|种植|养殖|烘焙/u },
    ja: { asked: /農業|食品業界/u, told: /農場|農園|酪農|パン屋/u },
  },
}
