## What a machine can be prepared with: names as they stand inside a sentence

preparation-ubuntu = Ubuntu
preparation-python = Python
preparation-pytorch = PyTorch
preparation-notebook = notebook
preparation-inference = inference
preparation-blender = Blender
preparation-custom = your own description

preparation-ubuntu-note = the plain system
preparation-python-note = with a virtual environment
preparation-pytorch-note = the build for the card’s backend
preparation-notebook-note = work in the browser
preparation-inference-note = a model server
preparation-blender-note = rendering
preparation-custom-note = say what you need

## What is wrong with a preparation

preparation-missing = Choose a preparation.
preparation-unknown = There is no such preparation. Choose one from the list.
note-missing = Describe what to prepare, or choose another preparation.
note-unprintable = The description contains characters that cannot be shown. Remove them, or type it again.
note-too-long =
    { $characters ->
        [one] The description has { $characters_text } character; up to { $max_text } fit. Shorten it.
       *[other] The description has { $characters_text } characters; up to { $max_text } fit. Shorten it.
    }
