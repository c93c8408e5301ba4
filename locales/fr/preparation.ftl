## Ce qui peut être préparé : noms tels qu’ils figurent dans une phrase

preparation-ubuntu = Ubuntu
preparation-python = Python
preparation-pytorch = PyTorch
preparation-notebook = notebook
preparation-inference = inférence
preparation-blender = Blender
preparation-custom = description libre

preparation-ubuntu-note = le système seul
preparation-python-note = avec un environnement virtuel
preparation-pytorch-note = version adaptée au backend de la carte
preparation-notebook-note = travail dans le navigateur
preparation-inference-note = serveur de modèle
preparation-blender-note = rendu
preparation-custom-note = dites ce qu’il vous faut

## Ce qui ne va pas dans une préparation

preparation-missing = Choisissez une préparation.
preparation-unknown = Cette préparation n’existe pas. Choisissez-en une dans la liste.
note-missing = Décrivez la préparation voulue, ou choisissez-en une autre.
note-unprintable = La description contient des caractères non imprimables. Retirez-les ou saisissez de nouveau le texte.
note-too-long =
    { $characters ->
        [one] La description compte { $characters_text } caractère, la limite est de { $max_text }. Raccourcissez-la.
        [many] La description compte { $characters_text } de caractères, la limite est de { $max_text }. Raccourcissez-la.
       *[other] La description compte { $characters_text } caractères, la limite est de { $max_text }. Raccourcissez-la.
    }
