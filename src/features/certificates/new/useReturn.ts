import { useNavigate } from 'react-router-dom';
import { paths, type CertificateHandover } from '@/shared/navigation';

/** Returns to the previous screen with its filters. */
export function useReturn({ from, student, filters }: CertificateHandover): () => void {
  const navigate = useNavigate();
  return () => void navigate(from ?? paths.certificates, { state: { student, filters } });
}
