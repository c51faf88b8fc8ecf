// Other names by which people know technologies that the facts name.
export const otherNames: Record<string, string[]> = {
  AWS: ['Amazon Web Services'],
  'Argo CD': ['ArgoCD'],
  Azure: ['Microsoft Azure'],
  'Azure OpenAI': ['OpenAI'],
  'C4 model': ['C4'],
  Go: ['Golang'],
  'HashiCorp Vault': ['Vault'],
  JavaScript: ['ECMAScript'],
  Kafka: ['Apache Kafka'],
  Kubernetes: ['K8s', 'AKS', 'EKS'],
  'Open Policy Agent': ['OPA'],
  'OpenID Connect': ['OIDC'],
  'PCI DSS': ['PCI-DSS', 'PCI'],
  PostgreSQL: ['Postgres'],
  React: ['React.js', 'ReactJS'],
  'scikit-learn': ['sklearn'],
  Spark: ['Apache Spark', 'PySpark'],
  'WCAG 2.2': ['WCAG'],
}

// Things whose names contain one of those above and which are something else: the facts say nothing of them.
export const otherThings = [
  'Azure Data Factory',
  'Azure DevOps',
  'Azure Synapse',
  'Data Vault',
  'go-to-market',
  'React Native',
  'Spark AR',
]
