// Technologies by what they are, with their other names behind "=": for questions about any of them, whether an owner has
// used it or not. Names that are ordinary words, too, count only where something shows that they are meant.
export const technologyGroups = {
  cloud:
    'AWS=Amazon Web Services, Azure=Microsoft Azure, Google Cloud=GCP,Google Cloud Platform, Alibaba Cloud=Aliyun,阿里云, Tencent Cloud=腾讯云, Oracle Cloud=OCI, IBM Cloud, DigitalOcean, Hetzner, Heroku, Cloudflare, OpenStack, Vercel, Netlify, Linode, OVHcloud',
  database:
    'PostgreSQL=Postgres, MySQL, MariaDB, SQLite, MongoDB=Mongo, Cassandra=Apache Cassandra, Redis, DynamoDB, Oracle Database=Oracle DB, SQL Server=MSSQL,Microsoft SQL Server, Elasticsearch=Elastic Search, OpenSearch, ClickHouse, Neo4j, CockroachDB, Couchbase, InfluxDB, Snowflake, BigQuery, Redshift, Databricks, DuckDB, pgvector, Pinecone, Weaviate, Milvus, Qdrant, Memcached, Solr=Apache Solr, HBase, Firestore, Supabase, Teradata, Db2, TimescaleDB',
  language:
    'Python, Go=Golang, TypeScript, JavaScript=ECMAScript, Java, Kotlin, Scala, Rust, C++=cpp, C#=C Sharp,CSharp, Ruby, PHP, Swift, Objective-C, Perl, Haskell, Elixir, Erlang, Clojure, Julia, MATLAB, Dart, Lua, COBOL, Fortran, Groovy, Visual Basic=VBA, F#, Solidity, PowerShell, Bash, SQL, ABAP, Zig, Ada, Lisp, Prolog, R language=R programming, SAS, SPSS, Stata, Assembly language',
  frontend:
    'React=React.js,ReactJS, Angular=AngularJS, Vue=Vue.js,VueJS, Svelte, Next.js=NextJS, Nuxt, Flutter, React Native, jQuery, Ember, Tailwind, Bootstrap, Electron, WebAssembly=WASM, Three.js, D3=D3.js, Redux, HTML, CSS, Webpack, Vite',
  backend:
    'Spring=Spring Boot, Django, Flask, FastAPI, Ruby on Rails=Rails, Laravel, Symfony, Express=Express.js, Node.js=NodeJS,Node, .NET=dotnet,ASP.NET, GraphQL, gRPC, Quarkus, NestJS, Phoenix, Hibernate, REST, Tomcat, nginx, Apache HTTP Server, Varnish',
  streaming:
    'Kafka=Apache Kafka, Flink=Apache Flink, RabbitMQ, Pulsar=Apache Pulsar, Kinesis, NATS, ActiveMQ, Azure Service Bus=Service Bus, MQTT, Pub/Sub, Spark Streaming, Debezium, Apache Beam, Apache Storm, NiFi',
  containers:
    'Kubernetes=K8s, Docker, Podman, OpenShift, Helm, Istio, Linkerd, Nomad, Rancher, AKS, EKS, GKE, ECS, Fargate, containerd, Docker Swarm, Knative, Mesos',
  delivery:
    'Terraform=OpenTofu, Pulumi, Ansible, Puppet, Chef, CloudFormation, Bicep, Jenkins, GitHub Actions, GitLab CI, CircleCI, Argo CD=ArgoCD, Flux, Spinnaker, TeamCity, Travis CI, Bamboo, Git, Subversion=SVN, Mercurial, Crossplane, Azure DevOps, Vagrant, SaltStack, Bazel, Gradle, Maven',
  monitoring:
    'Prometheus, Grafana, Datadog, New Relic, Splunk, Nagios, Zabbix, OpenTelemetry, Jaeger, Kibana, ELK=ELK Stack, Sentry, Dynatrace, PagerDuty, Loki',
  data: 'Spark=Apache Spark,PySpark, Hadoop, Airflow=Apache Airflow, dbt, Hive, Presto, Trino, Dagster, Prefect, Luigi, Talend, Informatica, Fivetran, Airbyte, Parquet, Delta Lake, Iceberg, Azure Data Factory, Azure Synapse, AWS Glue, Pandas, NumPy, Polars, S3, Tableau, Power BI=PowerBI, Looker, Qlik, Superset, Excel=Microsoft Excel',
  ml: 'PyTorch, TensorFlow, Keras, scikit-learn=sklearn, XGBoost, LightGBM, CatBoost, JAX, Hugging Face=HuggingFace, MLflow, Kubeflow, SageMaker, Vertex AI, Feast, KServe, Seldon, Evidently, Weights & Biases=WandB, Ray, ONNX, TensorRT, OpenCV, spaCy, NLTK, CUDA, Azure ML, H2O, DVC, Triton, BentoML',
  llm: 'OpenAI=ChatGPT,GPT-4,GPT-4o,GPT-5,GPT, Azure OpenAI, Anthropic=Claude, Gemini, Llama, Mistral, DeepSeek, Qwen, LangChain, LlamaIndex, vLLM, Ollama, LangGraph, CrewAI, AutoGen, Bedrock=AWS Bedrock, Cohere, Stable Diffusion, Midjourney, Copilot=GitHub Copilot, Cursor, MCP=Model Context Protocol',
  security:
    'HashiCorp Vault=Vault, Open Policy Agent=OPA, OpenID Connect=OIDC, OAuth=OAuth2,OAuth 2.0, SAML, Keycloak, Okta, Auth0, PCI DSS=PCI-DSS,PCI, ISO 27001, SOC 2=SOC2, GDPR=DSGVO,RGPD, HIPAA, STRIDE, Burp Suite=Burp, Metasploit, Nessus, Wireshark, Snyk, SonarQube, CrowdStrike, SIEM, Kali Linux, OWASP, Semgrep, Falco, Wiz, QRadar, Sentinel=Microsoft Sentinel, FedRAMP, NIST, MITRE ATT&CK=MITRE, Trivy, Sigma, YARA, Suricata, Zeek',
  systems:
    'Linux, Windows Server, Unix, macOS, VMware, Hyper-V, Active Directory, Ubuntu, Red Hat=RHEL, Debian, FreeBSD, Solaris, Citrix',
  business:
    'Salesforce, SAP=SAP S/4HANA,SAP HANA, ServiceNow, Jira, Confluence, SharePoint, Power Platform=Power Apps, Oracle ERP, Workday, HubSpot, Dynamics 365=Dynamics, Shopify, WordPress, Drupal, Magento, TYPO3, Notion, Slack, Microsoft Teams, Trello, Asana, Zendesk, Google Analytics, Figma, Photoshop=Adobe Photoshop, AutoCAD, SolidWorks, Moodle, Epic Systems=EHR Epic, Cerner, InDesign, Illustrator, Sketch',
  emerging:
    'blockchain=Blockchain,区块链,ブロックチェーン, Ethereum, Bitcoin, NFT, Web3, quantum computing=Quantencomputing,Quantencomputer,informatique quantique,computación cuántica,量子计算,量子コンピューター,量子コンピュータ, Unity, Unreal Engine, ROS, Arduino, Raspberry Pi, IoT, augmented reality, virtual reality, Hyperledger, Metaverse',
  practices:
    'Scrum, Kanban, SAFe, ADR, C4 model=C4, Event Storming=EventStorming, DORA metrics=DORA, TOGAF, ITIL, PRINCE2, Six Sigma, TDD, BDD, Domain-Driven Design=DDD, XP=Extreme Programming, WCAG=WCAG 2.2,WCAG 2.1, SSE=Server-Sent Events, WebSocket=WebSockets, OKR=OKRs, Lean',
} as const

export type TechnologyGroup = keyof typeof technologyGroups

/** Ordinary words, or parts of them, in one of the six languages. */
export const ambiguousNames = new Set(
  'go net react spark feast flask spring swift rust express storm beam hive chef puppet vault dart node excel notion sketch cursor ray lean safe rest unity epic bash ada julia sentinel slack teams helm flux loki nomad phoenix ember bamboo maven illustrator sigma wiz sas pci xp mcp dynamics iceberg prefect luigi zig node sap ros ecs opa llama vue rails mistral presto confluence elixir falco'.split(
    ' ',
  ),
)

/** Things whose names contain the name of another technology and which are something else. */
export const otherThings = [
  'Azure Data Factory',
  'Azure DevOps',
  'Azure Synapse',
  'Data Vault',
  'go-to-market',
  'React Native',
  'Spark AR',
]
