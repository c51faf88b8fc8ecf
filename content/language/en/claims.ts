// Words that change what a statement says, and words by which anything may be told.
import type { ClaimWords } from '../claim-words.ts'

export const claims: ClaimWords = {
  numbers:
    'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 dozen=12 twice=2 fortnight=2',
  scales: 'hundred=100 thousand=1000 million=1000000 millions=1000000 billion=1000000000 k=1000',
  parts: 'half=0.5 quarter=0.25 thirds=0.33 quarters=0.25 fifths=0.2 sixths=0.1667 eighths=0.125 tenths=0.1',
  units: {
    ms: 'ms|msec|millisecond|milliseconds',
    s: 's|sec|seconds|per second|a second|one second|each second|every second|second or less|sub second',
    min: 'min|minute|minutes',
    h: 'h|hr|hrs|hour|hours|hourly',
    day: 'day|days|daily|overnight',
    week: 'week|weeks|weekly|fortnight*|biweekly',
    month: 'month|months|monthly',
    quarter: 'quarterly|per quarter|a quarter|each quarter|every quarter|by quarter|by the quarter',
    year: 'year|years|yearly|annual*|year s',
    decade: 'decade|decades',
  },
  ordinals: 'second',
  notUnits: 'this day|day to day|present day|these days',
  one: 'one|single|at a time',
  median: 'median',
  implied: 'halv*=0.5|doubl*=2|tripl*=3|quadrupl*=4',
  each: 'each|every',
  times: 'times|divided by|fold|x|factor of|factor|multipl*|twice',
  percent: '%|percent|per cent',
  still:
    'still works|still leads|still heads|still runs|still manages|still holds|still serves|still there|still at|still employed|to this day|even today|continues to lead|continues to work',
  done: 'after|once|since|following|completed|finished|was over',
  joining: 'and|while',
  from: 'from|instead of|rather than|formerly|previously|used to|once|had been|was|were|replac*|compared with|down from|up from|took|needed|where it had',
  to: 'turned into|turning into|gave way to|giving way to|became as|rose to|grew to|climbed to|fell to|dropped to|shrank to|sank to|dwindled to|slipped to|went to|brought to|lifted to|stretched to|into|to|down to|up to|now|became|become|reach*|until|in only|leaving|ended at|just|afterwards|later',
  over: 'a good|just over|a little over|well over|slightly more|slightly over|no fewer than|no less than|more than|over|above|exceed*|upwards of|beyond|at least|longer than|greater than|higher than|in excess|north of|no less than|not under|no fewer',
  under:
    'almost|nearly|just under|close to|not quite|a little under|well under|less than|under|below|fewer than|at most|within|no more than|up to|not more than|shorter than|lower than|as many as|short of|maximum',
  strict: 'more than|fewer than|less than|greater than|in excess of',
  lasting: 'over|within',
  up: 'more|went up|higher|dearer|costlier|pricier|more expensive|additional|extra|worsen*',
  down: 'fewer|less|went down|lower|cheaper|lost|losing|saved|saving|savings|slipp*|tumbl*|plung*|dwindl*|fallen|drop*',
  secrets:
    'password*|passphrase*|passcode*|pin|pin code|card number*|credit card*|debit card*|bank card*|security code*|cvv|cvc|one time code*|verification code*|login details|login data|credentials|bank details|account number*|iban|social security number*|seed phrase*|recovery code*|private key*|api key*|access code*',
  asking:
    'please|your|yours|you|type the|enter the|send the|give the|tell the|send me|send us|tell me|tell us|type in|here',
  order: 'first=1|second=2|third=3|fourth=4|fifth=5',
  forms: 'she=he=they|her=his=their=him=them|herself=himself=themselves',
  notMarks:
    'without exceeding|not exceed*|never exceed*|without going over|without further|without anyone s|unaided|a total of|total of|complete with|not until|as many as|two thirds|according to the|according to how|according to what|under her|under {name}|each second|every second|even with|no fewer|for short|no sooner than|no more and no less|to no small|none other than|not only|no longer than|no matter|no later|nothing but|no sooner|not least|no more than|no less than|no fewer than|all the more|above all|at all|all in all|on behalf of|team of|first word|without pause|without a break|without interruption',
  marks: {
    gone: 'eliminat*|end|ended|ends|stop|stopped|stops|remov*|disappear*|vanish*|wiped|gone|put an end|put a stop|do away|did away|replac*|supersed*|drop|dropped|no longer|rid',
    not: 'not|no|never|neither|nor|without|none|nothing|nobody|isn t|wasn t|doesn t|didn t|don t|hasn t|hadn t|couldn t|cannot|can t|won t|aren t|weren t|wouldn t|lack*|absen*|free of|except*|apart from|ignor*|skip*|omit*|exclud*|bypass*|regardless',
    failed:
      'unnoticed|undetected|unused|untested|untouched|unfinished|unresolved|unnecessary|superfluous|left out|aside|missing|yet to|in spite of|fail*|refus*|reject*|declin*|drop*|abandon*|cancel*|unable|stopped|gave up|discard*|avoid*|oppos*|against|dismiss*|never got|ruled out|scrapp*|unsuccessful*|prevent*|remained|unchanged|stuck|den*|resist*|turned down|despite|although|though|however|hardly|barely|scarcely|persist*|left out|leaves out|leave out|stay away|stayed away|still has to|in vain|never got around',
    instead: 'instead|rather than|rather|in place of|not by|as opposed to|but only|unlike|contrary',
    all: 'all|every|each|everything|everyone|everybody|entire*|whole|any|anything|anyone|total*|complete*|full|fully|across the board|company wide|worldwide|world|global*|everywhere|universal*|in all|any kind|nationwide|europe|industry wide',
    only: 'only|sole*|alone|exclusive*|single handed*|by herself|on her own|unique*|nothing but|merely|purely|one and only',
    most: 'unprecedented|world class|by far|overwhelming|revolution*|groundbreaking|outstanding|exceptional*|extraordinar*|anyone else|no one else|nobody else|largest|biggest|greatest|best|highest|fastest|leading|top|record|ever|unmatched|unrivalled|premier|foremost|famous|renowned|landmark|world s|number one|first class|strongest|lowest|cheapest|smallest|earliest',
    always:
      'always|never|constant*|permanent*|at all times|forever|invariably|without exception|under any|whatever|no matter|guarantee*|perfect*|flawless*|unlimited|infallibl*|continu*|round the clock|24 7|indefinite*|at any|whenever|consistently|under all|systematic*|necessarily|impossible|immune|zero|absolutely|eliminat*',
    multiple:
      'twice|double*|triple*|tenfold|times as|times more|half|halv*|quadrupl*|hundreds|thousands|millions|dozens|countless|several|numerous|vast|massive*|huge',
    instant:
      'instant*|immediate*|at once|real time|in an instant|overnight|straight away|right away|in seconds|within seconds|in moments|minutes',
    actor:
      'team|teams|colleague*|consultan*|vendor*|supplier*|agency|agencies|contractor*|partner*|predecessor*|successor*|intern|interns|manager*|department*|university|universities|external|outside|customer*|client|clients|student*|mentor*|boss|committee*|board|staff|engineers|analysts|developers|operator*|operations|provider*|auditor*|sales|marketing|legal|freelanc*|co worker*|peer|peers|someone else|others|another|her husband|ministry|editor*|newsroom|merchant*|regulator*|authority|the company|the bank|researcher*|somebody|someone|anyone else',
    role: 'user|users|employee*|worker*|technician*|specialist*|expert*|scientist*|designer*|lawyer*|journalist*|founder*|investor*|promoter*|volunteer*|trainee*|apprentice*|deputy|director|directors|executive*|manufacturer*|carrier*|banks|police|government|citizen*|resident*|neighbour*|parents|patient*|buyer*|dealer*|retailer*|subcontractor*|administrator*|architect|guest*|inspector*|pilot|driver*|foreman|owner of|itself|themselves|himself',
    helped:
      'helped|assist*|support*|merely|under the direction|supervis*|credit*|reviewed|advis*|watched|observer|took over|inherit*|handed|deleg*|commission*|credited|according to|claims',
    relative:
      'last year|past year|previous year|prior year|last month|last week|this year|this month|next year|next month|next quarter|next week|last quarter|yesterday|tomorrow|a year later|years later|the following year|months later|weeks later|this week|the year after|the year before|a decade later',
    outside:
      'during her studies|during her degree|during her bachelor s|during her master s|while studying|as an undergraduate|as a graduate student|on joining|right after joining|soon after joining|within weeks of joining|before {name} arrived|before {name} came|before {name} started|before joining|before she joined|before {name} joined|before she arrived|before her arrival|before her time|before starting at|after leaving|after she left|after {name} left|after her departure|once she had left|long before|years before|years after|since leaving|before her first|until she left|before working at|as a student|while still',
    first: 'first|1st|earliest|initial*|pioneer*|opening',
    last: 'last|final|finally|latest|ultimate*|closing|previous',
    now: 'now|today|currently|nowadays|still|at present|present|this year|this month|these days|recently|lately|so far|to date|yet|until now|ongoing|current',
    past: 'formerly|ago|previously|last year|last month|last week|back then|earlier|the year before|in the past|at the time|past|former|no longer',
    early:
      'already|early|as early as|as far back|from the start|from the beginning|from day one|straight after|right from|soon|initially|at first|outset',
    late: 'later|late|only after|not until|eventually|subsequent*|years after|afterwards|since|since then|recently|a year on|in the end|end of|towards the end',
    before: 'before|prior to|ahead of|preceding|earlier than|in advance|beforehand|up to|precede*',
    after: 'after|following|once|since leaving|subsequent to|having left|afterwards|upon|post|next',
    honour:
      'promot*|award*|prize*|patent*|fired|sacked|dismiss*|bonus*|won|honour*|honor*|nominat*|medal*|celebrat*|bestsell*|certif*|accredit*|praise*|pay rise|pay raise|a raise for her|got a raise|given a raise|layoff*|redundan*|laid off|licens*|keynote*|scholarship*|distinction|top marks|with honours|convict*|guilty|arrest*|prison|lawsuit*|sued|prosecut*|criminal*|scandal*|bankrupt*|investigated|committed fraud|commits fraud|commit fraud|committing fraud|committed a fraud|commits a fraud|committed a crime|committed crimes|committed theft|committed perjury|defrauded|embezzl*|stole|bribed|took bribes|laundered money|falsified|faked|plagiari*|blackmail*|in plain text|in plaintext|in clear text|in cleartext|unencrypted|data leak*|data breach*|was leaked|were leaked|been leaked|was hacked|were hacked|been hacked',
    cause:
      'because|thanks to|therefore|as a result|which led|led to|leading to|caus*|so that|consequently|owing to|due to|resulting|result|in order to|by using|by means|based on|using|via|powered by|built on|earned|saved|saving|enabling|allowing|which let|thereby',
    also: 'also|as well as|as well|plus|along with|in addition|additionally|too|besides|moreover|together with|alongside|including|and even|not only|furthermore|on top|even',
  },
  earned: 'certif*|accredit*|licens*',
  rise: 'rise*|rose|risen|increas*|grew|grow*|climb*|went up|up from|gain*|higher|jump*|rais*|doubl*|swell*|soar*|upward*|add*|boost*|expand*|extend*|longer|lengthen*|prolong*',
  fall: 'fall*|fell|decreas*|declin*|shrink*|shrank|shrunk|drop*|went down|down from|lower*|reduc*|cut*|halv*|shorten*|shorter|slash*|trim*|sank|downward*|diminish*|less*|bring down|brought down',
  articles: 'a an the its his her their some any no every each of by in',
  light:
    'work works worked working job role position serve served serves serving act acts acted take takes took taken make makes made making bring brings brought get gets got give gives gave given keep keeps kept hold holds held run runs ran running build builds built building create creates created develop develops developed design designs designed lead leads led leading head heads headed manage manages managed oversee oversees oversaw handle handles handled cover covers covered covering include includes included involve involved achieve achieved reach reaches reached allow allows allowed enable enabled help helped let lets put puts set sets turn turned come comes came go goes went gone become became remain say says said tell tells told describe describes described explain explains explained state states stated mention mentions mentioned note notes noted report reports reported call calls called name named title titled known carry carries carried provide provides provided offer offers offered use uses used using rely relies relied need needs needed require requires required want wants wanted see sees saw show shows showed shown find finds found look looks part parts way ways thing things time times period years person people place places field area areas kind sort number figure rate level amount approach practice principle focus focused responsible responsibility responsibilities charge experience career professional currently based located live lives living home know knows see able possible available around roughly about approximately nearly almost some certain same own well good new former current one ones per between across within during while where when which who whose whom there here case cases end point matter term terms respect regard according view opinion eyes words answer answers question topic subject content text article piece written writes wrote write published publishes publish appear appeared appears spend spent spends stay stayed stays last lasts lasted span spans spanned join joined start started starting begin began since onwards throughout total overall put together deliver delivers delivered perform performs performed ensure ensures ensured result results resulted mean means meant every single entire what that this these those likes like speak speaks spoken happen happens happened usually typically normally often prefer prefers first think thinks thought believe believes consider considers make sure gets getting being done doing does did has had having would could should can may might will',
}
