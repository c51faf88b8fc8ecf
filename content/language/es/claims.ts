// Words that change what a statement says, and words by which anything may be told.
import type { ClaimWords } from '../claim-words.ts'

export const claims: ClaimWords = {
  numbers:
    'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiún=21 veintiuno=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 decena=10 docena=12 quincena=15 veintena=20 centenar=100 millar=1000',
  scales: 'mil=1000 miles=1000 millón=1000000 millones=1000000 millardo=1000000000 millardos=1000000000',
  parts: 'mitad=0.5 cuarto=0.25 cuartos=0.25 tercio=0.33 tercios=0.33 décimas=0.1 quintos=0.2 octavos=0.125',
  units: {
    ms: 'ms|milisegundo|milisegundos',
    s: 's|seg|segundos|por segundo|un segundo|cada segundo|al segundo|de segundo',
    min: 'min|minuto|minutos',
    h: 'h|hora|horas',
    day: 'día|días|diari*|a diario|jornada*',
    week: 'semana|semanas|semanal*',
    month: 'mes|meses|mensual*',
    quarter: 'trimestre*|trimestral*',
    year: 'año|años|anual*',
    decade: 'década|décadas|decenio*',
  },
  ordinals: 'segundo',
  notUnits:
    'día de hoy|estar al día|está al día|están al día|puso al día|pusieron al día|puesto al día|poner* al día|pone al día|puesta al día|mantener* al día|mantiene al día|tener* al día|hoy en día|hoy día',
  one: 'de uno en uno|de una en una|uno a la vez|una a la vez|único|única|un solo|una sola',
  median: 'mediana',
  implied: 'duplic*=2|tripl*=3|cuadruplic*=4|el doble=2|al doble=2|a la mitad=0.5',
  each: 'cada',
  times:
    'veces|dividido por|dividida por|divididos por|divididas por|dividido entre|dividida entre|divididos entre|divididas entre|factor de|factor|multiplic*',
  percent: '%|por ciento',
  still:
    'hoy sigue|sigue trabajando|sigue siendo|sigue teniendo|sigue dirigiendo|sigue a cargo|sigue al frente|sigue en el puesto|todavía hoy|aún hoy|todavía trabaja|aún trabaja|todavía dirige|aún dirige|continúa trabajando|hasta hoy',
  done: 'tras|después de|desde|una vez|terminad*|acabad*|concluid*|finalizad*|completad*',
  joining: 'y|e|mientras',
  from: 'de|desde|en lugar de|en vez de|en vez de los|frente a|antes|anteriormente|exigía|tardaba|llevaba|requería|sustitu*|reemplaz*|pasar de|pasó de',
  to: 'convirt*|transform*|se quedó en|pasó a|bajó a|subió a|se redujo a|creció hasta|a|hasta|ahora|hoy|después|basta*|alcanz*|dejó en|quedó en|solo|llegar a',
  over: 'algo más|poco más|largos|largas|más de|por encima|super*|al menos|como mínimo|exced*|más que|sobre|pasa de|mínimo',
  under:
    'casi|cerca de|poco menos|apenas|rozando|menos de|por debajo|como máximo|a lo sumo|inferior*|hasta|no más de|máximo|dentro de',
  strict: 'más de|menos de',
  lasting: 'dentro de|sobre|hasta',
  up: 'más|de más|más caro|más cara|encarec*|mayor|superior*|adicional*',
  down: 'menos|de menos|más barato|más barata|abarat*|menor|perd*|pierd*|ahorr*|retroced*',
  secrets:
    'contraseña*|clave de acceso|clave secreta|clave privada|código de verificación|código de seguridad|número de tarjeta|número de la tarjeta|número de tu tarjeta|número de su tarjeta|tarjeta de crédito|tarjeta bancaria|pin|cvv|datos bancarios|número de cuenta|credenciales|iban',
  asking:
    'por favor|tu|tus|te|usted|su contraseña|su clave|su número|su tarjeta|su pin|sus datos|sus credenciales|introduzca|escriba|envíe|envíenos|envíanos|indique|facilite|aquí',
  order: 'primer=1|primero=1|primera=1|segundo=2|segunda=2|tercer=3|tercero=3|tercera=3|cuarto=4|cuarta=4',
  forms: 'ella=él|llegada=llegado|sola=solo|la=lo',
  notMarks:
    'sin pasar de|sin superar|sin exceder|sin sobrepasar|se encarg*|por sí sol*|bajó|nada menos|no menos de|no más de|ni más ni menos|según la|según lo|según cómo|seguían|un total de|a cargo de {name}|sin ayuda|hasta la fecha|tanto|no solo|no sólo|no solamente|sobre todo|ante todo|todo ello|con todo|después de todo|sin parar|sin cesar|sin interrupción|sin descanso',
  marks: {
    gone: 'elimin*|suprim*|desapar*|acab*|sustitu*|reemplaz*|deten*|dej*|fin|evit*|puso fin|quit*|ya no',
    not: 'no|nunca|jamás|ni|ningún|ninguna|ninguno|sin|nadie|nada|tampoco|falta*|carec*|ausencia|salvo|excepto|exclu*|ignor*|omit*|prescind*|independientemente|al margen',
    failed:
      'inadvertid*|inútil*|innecesari*|superflu*|intact*|inalterad*|sin usar|de lado|queda* fuera|dejó fuera|no llegó|fracas*|fall*|rechaz*|abandon*|renunci*|cancel*|descart*|incapaz|dejó de|impid*|imped*|pese a|a pesar|aunque|sin embargo|seguía*|siguió*|siguieron|permaneci*|mantuvo|contra|prohib*|evit*|elimin*|apenas|se opuso|opuso|neg*|no obstante|lejos de|oposición|intent*|persist*|al margen|en vano|siguió habiendo',
    instead: 'en lugar de|en vez de|sino|más bien|en cambio|a diferencia|al contrario|y no',
    all: 'todo|todos|toda|todas|cada|cualquier*|entero|entera|enteros|íntegr*|totalidad|total*|por completo|completo|completa|completamente|en todas partes|mundial*|mundo|global*|generaliz*|conjunto|europa|planeta',
    only: 'solo|sólo|sola|único|única|únicos|únicas|únicamente|exclusiv*|solamente|por su cuenta|en solitario|simplemente|meramente|nada más',
    most: 'sin precedentes|de talla mundial|con diferencia|abrumador*|revolucion*|excepcional*|extraordinari*|nadie más|pionera mundial|mayor|mayores|más grande*|mejor|mejores|más rápid*|más alt*|líder|récord|número uno|el más|la más|los más|las más|sin igual|inigual*|célebre|famos*|prestigios*|puntera|puntero|histórico|del sector|del mercado|del mundo|de la historia|máximo exponente|principal|más importante',
    always:
      'siempre|nunca|jamás|sistemátic*|sin excepción|en todo momento|constante*|permanente*|infalible*|garantiz*|perfect*|ilimitad*|a cualquier hora|indefinid*|para siempre|imposible|cero|absolut*|ni un solo|ni una sola|impecable*|invariable*|las 24 horas|en cualquier|por completo',
    multiple:
      'dobl*|duplic*|tripl*|el doble|diez veces|veces más|mitad|cientos|miles|millones|decenas|vari*|numeros*|innumerable*|enorme*|masiv*|multiplic*|cuadruplic*|infinidad',
    instant:
      'instantáne*|inmediat*|al instante|en tiempo real|de inmediato|en cuestión de segundos|en el acto|de la noche a la mañana',
    actor:
      'equipo|equipos|colega*|consultor*|proveedor*|agencia|socio|socios|socia|predecesor*|antecesor*|sucesor*|becari*|gerente|gestor*|departamento|universi*|extern*|cliente|clientes|estudiante*|mentor*|jefe*|jefa|comité|consejo|junta|dirección|redacción|ingenier*|analista*|desarrollador*|operador*|auditor*|comercial*|legal|jurídic*|autónom*|compañer*|otra persona|otros|otro|otra|otras|terceros|tercero|ministerio|comerciantes|regulador|autoridad|la empresa|el banco|investigador*|asistente|fabricante|subcontrat*|contratista|ajena|ajeno|alguien',
    role: 'usuari*|emplead*|trabajador*|técnico|técnica|técnicos|especialista*|expert*|científic*|diseñador*|abogad*|periodist*|fundador*|inversor*|promotor*|voluntari*|aprendi*|subdirector*|director|directores|directiv*|transportist*|bancos|policía|gobierno|ciudadan*|vecin*|padres|pacient*|comprador*|distribuidor*|minorist*|administrador*|arquitecto|huésped*|inspector*|piloto|conductor*|capataz|encargad*|dependient*|quienes|ellos mismos|ella misma|sí mismo',
    helped:
      'ayud*|asist*|apoy*|bajo la dirección|bajo|atribu*|mérito|correspond*|revis*|asesor*|observ*|hered*|encarg*|delega*|colabor*|supervis*|se limit*|limit*|obra de',
    relative:
      'el año pasado|este año|este mismo año|este mes|el mes pasado|la semana pasada|el próximo año|el año que viene|próximo trimestre|el último año|el último mes|el mes que viene|próximo mes|ayer|un año después|años después|años más tarde|año siguiente|meses después|meses más tarde|el año anterior|semanas después|un año más tarde',
    outside:
      'al terminar el máster|al acabar el máster|al terminar la carrera|al acabar la carrera|durante el máster|durante la carrera|durante sus estudios|mientras estudiaba|nada más llegar|nada más entrar|recién llegada|antes de que {name} se incorporara|antes de que {name} entrara|antes de que {name} se uniera|antes de que ella llegara|antes de que se incorporara|antes de incorporarse|antes de entrar|antes de llegar|antes de que {name} llegara|antes de su llegada|tras su marcha|tras marcharse|después de dejar|después de que {name} se|una vez fuera|mucho antes|años antes|aún estudiante|todavía estudiante|antes de unirse|tras dejar|antes de su paso',
    first: 'primer|primero|primera|primeros|primeras|inicial*|pioner*|estren*',
    last: 'último|última|últimos|últimas|final|finalmente|anterior|pasado',
    now: 'ahora|hoy|actual*|todavía|aún|en la actualidad|este año|este mes|recién|recientemente|hasta la fecha|sigue|en este momento|reciente*',
    past: 'antiguamente|hace|anteriormente|el año pasado|el mes pasado|en su día|entonces|antigu*|ya no|otrora|antaño|por aquel entonces',
    early:
      'ya|desde el principio|al principio|temprano|pronto|desde el primer|al comienzo|inicialmente|en un principio|a comienzos|desde el inicio',
    late: 'más tarde|tarde|tardí*|finalmente|posterior*|años después|no fue hasta|hacia el final|al final|desde entonces|con el tiempo',
    before: 'antes|previ*|con antelación|hasta|anterior*|precede*|de antemano|precedi*',
    after: 'después|tras|una vez|posterior*|luego|a continuación|al término',
    honour:
      'ascendid*|ascenso|ascendió a {name}|la ascendieron|premi*|galard*|patent*|despid*|despedid*|bonus|bonificación|medalla*|nombrad*|nombramiento*|nombró|nombraron|condecor*|certific*|mención|honor*|laure*|beca|aumento de sueldo|ganó el|ganó un|ganó una|ganó la|ganador*|galardon*|ganado un|ganado el|acredit*|felicit*|le valió|valió|récord de ventas|matrícula de honor|sobresaliente|destitu*|conden*|culpable*|detenid*|cárcel|prisión|demandad*|procesad*|criminal*|escándalo*|quiebra|cometió fraude|cometió un fraude|cometido fraude|cometido un fraude|cometió un delito|cometido un delito|estafó|estafado|malvers*|robó|sobornó|sobornado|falsificó|falsificado|plagi*|chantaje*|defraudó|blanqueó dinero|en texto plano|en texto claro|sin cifrar|fuga de datos|filtración de datos|hackead*|piratead*',
    cause:
      'porque|gracias a|por eso|por tanto|en consecuencia|lo que llevó|llevó a|de modo que|de manera que|caus*|para que|mediante|por medio|basad*|recurriendo|utilizando|usando|a través|apoy*|permit*|ahorr*|debido|provoc*',
    also: 'también|así como|además|asimismo|igualmente|junto con|incluid*|inclus*|incluso|por otra parte|no solo|aparte|amén|encima',
  },
  earned: 'certific*|acredit*|titulad*|titulación',
  rise: 'aument*|subi*|sub*|crec*|creci*|increment*|elev*|alarg*|ampli*|dispar*|alz*|prolong*|escal*',
  fall: 'baj*|disminu*|cay*|caíd*|reduc*|reduj*|redujo|descen*|acort*|recort*|rebaj*|decrec*|encog*|menguar*',
  articles: 'un una unos unas el la los las del de al su sus este esta ese esa',
  light:
    'trabajo trabaja trabajó trabajaba trabajar puesto cargo papel rol función título ejerce ejerció ejercía ocupa ocupó ocupaba fue era eran fueron ser está estaba estuvo hace hizo hacía hacer hecho toma tomó tomado pone puso puesta da dio dado tiene tuvo tenía tener lleva llevó llevar llevaba dirige dirigió dirigía lideró lidera liderar encabezó encabeza creó crea crear creado montó formó diseñó diseña diseñado diseñada desarrolló desarrolla desarrollado construyó construye construido levantó gestionó gestiona logró logra lograr logrado consiguió consigue conseguir obtuvo alcanzó alcanza abarca cubre incluye permite permitió ayuda sirve sirvió servía deja viene vino va llega llegó quedó queda dice dijo cuenta contó explica explicó describe describió señala afirma afirmó indica precisa asegura comenta menciona llama llamada llamado conocido ofrece ofreció ofrecido utiliza utilizó usa usó usado emplea empleó necesita necesitó necesitaba quiere quería quiso ve vio muestra mostró encuentra encontró parte partes forma manera modo cosa cosas tiempo periodo período persona personas gente lugar sitio ámbito área áreas campo tipo número cifra nivel cantidad enfoque práctica principio responsable responsabilidad cargo experiencia carrera trayectoria profesional vive reside radicada afincada basada ubicada capaz posible disponible aproximadamente unos unas cerca casi alrededor algunos algunas mismo misma propio propia buen bueno buena nuevo nueva caso casos punto término términos según opinión ojos palabras palabra respuesta pregunta tema temas contenido texto artículo escrito escribe escribió escribir publicó publicado publicada apareció dedicado dedicada firma pasó pasa pasar pasado permaneció duró dura duración incorporó empezó comenzó partir global conjunto realizó realiza entregó entrega resultado resultados significa ello aquello aquel aquella aquellos quien quienes cual cuales cuyo cuya donde cuando mientras durante entre gracias lado vez veces frente torno cuanto medio consta consiste basa apoya cuenta dispone reúne tras sigue considera cree piensa prefiere opina recomienda planea espera busca suele procura exige requiere requería quedan hablar habla trata tratar versa narra expone aborda atiende atendía presta brinda',
}
